// Generated from docs/openapi.json.

export interface paths {
    "/api/gateway/execute/{project_hash}/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a company and wait for the result
         * @description Looks up the company in its registry and screens it, its directors and its owners. Returns 200 when every check has ended, or 202 with the result so far after `X-SYNC-TIMEOUT`; the checks continue, and the result can be pulled. A repeated `external_reference` returns the existing flow. If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate headers are those of an unauthenticated caller. Needs the scope `flows:write`.
         */
        post: operations["flows.run_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gateway/execute/{project_hash}/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a company in the background
         * @description Runs the checks of the sync flow in the background. Pull the result with `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the existing flow. If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate headers are those of an unauthenticated caller. Needs the scope `flows:write`.
         */
        post: operations["flows.start_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gateway/execute/{project_hash}/kyc/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a person and wait for the result
         * @description Checks identity and, if given, email, phone and address, and screens the person. Returns 200 when every check has ended, or 202 with the result so far after `X-SYNC-TIMEOUT`; the checks continue, and the result can be pulled. A repeated `external_reference` returns the existing flow. If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate headers are those of an unauthenticated caller. Needs the scope `flows:write`.
         */
        post: operations["flows.run_person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gateway/execute/{project_hash}/kyc/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a person through the hosted journey
         * @description Runs the checks of the sync flow in the background; document and face wait for the person. Pull the result with `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the existing flow. If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate headers are those of an unauthenticated caller. Needs the scope `flows:write`.
         */
        post: operations["flows.start_person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gateway/execute/{project_hash}/screening/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen a name and wait for the result
         * @description Opens a case of type Review only if there is a match. Returns 200 when every check has ended, or 202 with the result so far after `X-SYNC-TIMEOUT`; the checks continue, and the result can be pulled. A repeated `external_reference` returns the existing flow. If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate headers are those of an unauthenticated caller. Needs the scope `flows:write`.
         */
        post: operations["flows.run_screening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gateway/sharable-payload/{pull_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the result of a flow by its pull token
         * @description Returns 204 with `Retry-After` until the first check has ended, then 200 with the result so far, until 30 days after results became available. Needs the scope `flows:read`.
         */
        get: operations["flows.pull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token for an OAuth client
         * @description Get an access token for an OAuth client. Needs the credentials of the client, as HTTP Basic or in the form data.
         */
        post: operations["oauth.issue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts
         * @description List alerts. Needs the scope `alerts:read`.
         */
        get: operations["alerts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an alert
         * @description Get an alert. Needs the scope `alerts:read`.
         */
        get: operations["alerts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge an alert
         * @description An unassigned alert is assigned to the signed-in person; API credentials never take it. Needs the scope `alerts:write`.
         */
        post: operations["alerts.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign an alert to a person
         * @description Notifies the person: one who has the alert already only with a `note`, or if it was snoozed. Needs the scope `alerts:write`.
         */
        post: operations["alerts.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Escalate an alert to a reviewer
         * @description Escalate an alert to a reviewer. Needs the scope `alerts:write`.
         */
        post: operations["alerts.escalate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recalculate the match score of an alert, with the original and the current model
         * @description Only of a match that Probity’s own matcher scored. 409 `INVALID_STATE` for any other alert, also for one that a name of the sandbox caused. Needs the scope `alerts:read`.
         */
        get: operations["alerts.replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an alert
         * @description Settles what the alert is about and updates the flow, the entities and the risk of the case in the same transaction. `Approve` and `Approve with Conditions` let the check count as passed, `Decline` as failed; `Escalate` and `Request Document` change nothing about it. The description of the tag Alerts has all effects, and who may do what. An empty body confirms the `proposal`. An Open alert is refused, except with `hold_seconds`: it is then acknowledged when it is resolved, and stays Open if that is undone. Needs the scope `alerts:write`.
         */
        post: operations["alerts.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze an alert
         * @description Hides an unresolved alert from the queues until `until`, which must be in the future, at most 30 days ahead and not after the `sla_deadline`: otherwise 400, with detail `not_ahead`, `too_far_ahead` or `past_deadline`. Status and deadline stay. It can be snoozed again; null ends the snooze, and so does any other move. Lists show it unless they ask for `snoozed=exclude`. Needs the scope `alerts:write`.
         */
        post: operations["alerts.snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/{alert_token}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a pending change of an alert
         * @description Undo a pending change of an alert. Needs the scope `alerts:write`.
         */
        post: operations["alerts.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/bulk/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge several alerts
         * @description Unassigned alerts are assigned to the signed-in person; API credentials never take them. Needs the scope `alerts:write`.
         */
        post: operations["alerts.bulk_acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/bulk/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign several alerts to a person
         * @description Assign several alerts to a person. Needs the scope `alerts:write`.
         */
        post: operations["alerts.bulk_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/bulk/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve several alerts with the same decision
         * @description Resolve several alerts with the same decision. Needs the scope `alerts:write`.
         */
        post: operations["alerts.bulk_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count alerts by each value
         * @description Count alerts by each value. Needs the scope `alerts:read`.
         */
        get: operations["alerts.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/alerts/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the most urgent open, unassigned alert
         * @description Assigns the most urgent matching alert to the signed-in person and acknowledges it; overdue alerts come first. Held and snoozed alerts are never given, and no alert is given to two people. 204 when there is none. API keys and OAuth clients, to which no alert can be assigned, get 403, detail `person_required`: list the alerts and assign them to people instead. Needs the session of a person, with the scope `alerts:write`.
         */
        post: operations["alerts.next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analyse the open alerts by age and deadline, and the false positives by list and by model
         * @description Current numbers. Each equals the total of `GET /v1/alerts` with the corresponding filters: `status=Open` and `snoozed=exclude` with `age`, `priority` or `due` (`sla_status=Breached` for `Breached`); `status=Resolved` with `list` or `model_version`, and `is_false_positive=true`. Of pending alerts: `resolved=exclude` with `age` or `priority`; `due=Overdue`, with `age` where given; and `due_from` and `due_to`, both of the same date, today with `due=Within 24 hours`; and `due=Paused`. Needs the scope `analytics:read`.
         */
        get: operations["analytics.analyse_alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analyse the cases of a period, by type, status, risk tier or category
         * @description Analyse the cases of a period, by type, status, risk tier or category. Needs the scope `analytics:read`.
         */
        get: operations["analytics.analyse_cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count opened and completed work for each day of a period
         * @description Count opened and completed work for each day of a period. Needs the scope `analytics:read`.
         */
        get: operations["analytics.count_by_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise open cases, pending alerts and the work completed in a period
         * @description Summarise open cases, pending alerts and the work completed in a period. Needs the scope `analytics:read`.
         */
        get: operations["analytics.summarise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit records
         * @description List audit records. Needs the scope `audit:read`.
         */
        get: operations["audit_logs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-logs/actors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who the audit log has records of
         * @description List who the audit log has records of. Needs the scope `audit:read`.
         */
        get: operations["audit_logs.list_actors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-logs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the hash chain of the audit log
         * @description Verify the hash chain of the audit log. Needs the scope `audit:read`.
         */
        get: operations["audit_logs.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the branding of the project
         * @description Get the branding of the project. Needs the session of a person.
         */
        get: operations["branding.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the branding of the project
         * @description The logo is a PNG of at most 64 KiB and 1,024 by 1,024 pixels. SVG is refused, because it can contain scripts. A logo is drawn again from its pixels: metadata and animation are removed. 503 if it cannot be checked at the moment; 400 if the deployment does not read images. White text must be readable on the colour: a contrast below 4.5:1 is refused. Needs the session of an admin.
         */
        patch: operations["branding.update"];
        trace?: never;
    };
    "/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         * @description List cases. Needs the scope `cases:read`.
         */
        get: operations["cases.list"];
        put?: never;
        /**
         * Open a case without a flow
         * @description About a new `entity` or an existing one (`entity_token`). Without either, the case has no primary entity until one is added. Needs the scope `cases:write`.
         */
        post: operations["cases.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a case
         * @description Get a case. Needs the scope `cases:read`.
         */
        get: operations["cases.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Assign a case or replace its metadata
         * @description Assign a case or replace its metadata. Needs the scope `cases:write`.
         */
        patch: operations["cases.update"];
        trace?: never;
    };
    "/v1/cases/{case_token}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alerts of a case
         * @description List the alerts of a case. Needs the scope `alerts:read`.
         */
        get: operations["alerts.list_of_case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit records of a case
         * @description Includes the changes of the people and companies in the case (`entity.created`, `entity.updated`), also from before they were added to it, and the start of a screening whose match opened the case. These records have no `case_token`. Needs the scope `audit:read`.
         */
        get: operations["audit_logs.list_of_case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks of a case
         * @description List the checks of a case. Needs the scope `checks:read`.
         */
        get: operations["checks.list_of_case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a case with a decision
         * @description The case must be In Review. `Approve` is refused while the case has an unresolved alert or an open check, or if no risk assessment of its current tier was approved after the last override. Needs the scope `cases:write`.
         */
        post: operations["cases.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a case
         * @description List the comments of a case. Needs the scope `cases:read`.
         */
        get: operations["comments.list"];
        put?: never;
        /**
         * Comment on a case
         * @description Comment on a case. Needs the scope `cases:write`.
         */
        post: operations["comments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the person of a case for a document
         * @description Moves the case to Client Input and pauses its clocks. `address` is the link for the person, valid for 24 hours. The case returns automatically when the person sends the document or declines, or when the link expires. A new `IDV_DOCUMENT` check reads the document. While the request is open, calling this again, with `{}` if nothing changes, returns a new link for the same request: the previous link stops working immediately, and the person’s progress is kept. Needs the scope `cases:write`.
         */
        post: operations["cases.request_documents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images that people sent for a case, including erased ones
         * @description List the images that people sent for a case, including erased ones. Needs the scope `cases:read`.
         */
        get: operations["documents.list_of_case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people and companies of a case, with their roles
         * @description List the people and companies of a case, with their roles. Needs the scope `entities:read`.
         */
        get: operations["cases.list_entities"];
        put?: never;
        /**
         * Add a person or company to a case
         * @description Adds an existing entity or a new one. An entity that is already in the case, and a second `Primary`, are refused with 400, detail `not_unique`; a `Primary` whose type does not match the `entity_category` of the case with 400, detail `not_of_this_type`. 409 for a Closed case. Needs the scope `cases:write`.
         */
        post: operations["cases.add_entity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Escalate a case to a reviewer
         * @description Escalate a case to a reviewer. Needs the scope `cases:write`.
         */
        post: operations["cases.escalate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the evidence pack of a case
         * @description The basis of a case decision at one point in time: the case, its entities with their owners, the screened lists with their versions, checks, alerts with their evidence, risk assessments, comments, and audit records with their proof. JSON by default, or a PDF with `format=pdf`. Each pack is recorded as `case.report_exported`. A project can have one pack in progress and two waiting, counted separately for JSON and PDF; further requests get 503 with `Retry-After`. The work stops if the client disconnects. Needs the scopes `cases:read`, `entities:read`, `flows:read`, `checks:read`, `alerts:read`, `risk:read`, `audit:read`.
         */
        get: operations["cases.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/risk-assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the risk assessments of a case
         * @description List the risk assessments of a case. Needs the scope `risk:read`.
         */
        get: operations["risk_assessments.list_of_case"];
        put?: never;
        /**
         * Recalculate the risk of a case
         * @description Uses the current facts. The new assessment is Active and supersedes the last Active one; an Approved one stays. While checks of the case are open, the result is a Draft: an existing Draft is recalculated and keeps its token, and the Active assessment stays in effect. 409 for a Closed case. Needs the scope `risk:write`.
         */
        post: operations["risk_assessments.calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{case_token}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a case to another status
         * @description `progress` starts a New case. If nobody has it, it is assigned to the signed-in person; an API key and an OAuth client are assigned nothing. Needs the scope `cases:write`.
         */
        post: operations["cases.transition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count cases by status, type, category, tier, SLA status and assignee
         * @description Count cases by status, type, category, tier, SLA status and assignee. Needs the scope `cases:read`.
         */
        get: operations["cases.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{check_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check
         * @description Get a check. Needs the scope `checks:read`.
         */
        get: operations["checks.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{check_token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a check that has not ended
         * @description A cancelled check has ended without an answer. It refers, so the `overall_verdict` of the flow is `Refer` if nothing failed. It does not keep `cdd_completed` false. To leave the question out of the verdict, waive the check instead. Later answers of the provider are discarded. Needs the scope `checks:write`.
         */
        post: operations["checks.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{check_token}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed check
         * @description Retry a failed check. Needs the scope `checks:write`.
         */
        post: operations["checks.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checks/{check_token}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waive a check, with a documented reason
         * @description Waive a check, with a documented reason. Needs the scope `checks:write`.
         */
        post: operations["checks.waive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of an image that a person sent
         * @description Get the details of an image that a person sent. Needs the scope `cases:read`.
         */
        get: operations["documents.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document_token}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the image itself
         * @description Each view is recorded as `document.viewed`. 404 once the image has been erased (see `erased_at` of the document). Needs the scope `cases:read`.
         */
        get: operations["documents.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people and companies
         * @description List people and companies. Needs the scope `entities:read`.
         */
        get: operations["entities.list"];
        put?: never;
        /**
         * Create a person or company
         * @description Create a person or company. Needs the scope `entities:write`.
         */
        post: operations["entities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{entity_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person or company
         * @description Get a person or company. Needs the scope `entities:read`.
         */
        get: operations["entities.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person or company; a new name or date of birth is screened again
         * @description A changed name or date of birth repeats the screening: new checks run, for the categories of the earlier ones, which are kept. The audit record `entity.updated` then has `screening` with the flow and the categories. Nothing starts for an entity that was never screened, since no result is out of date: screen it with `POST /v1/entities/{entity_token}/screen`, or set `monitored`, after which monitoring screens it at its next interval. Other changed fields repeat nothing. Needs the scope `entities:write`.
         */
        patch: operations["entities.update"];
        trace?: never;
    };
    "/v1/entities/{entity_token}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks of a person or company in all cases
         * @description List the checks of a person or company in all cases. Needs the scope `checks:read`.
         */
        get: operations["checks.list_of_entity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{entity_token}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the owners and holdings of an entity, direct and through other companies
         * @description Get the owners and holdings of an entity, direct and through other companies. Needs the scope `entities:read`.
         */
        get: operations["entities.get_graph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{entity_token}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the direct owners of a company
         * @description Set the direct owners of a company. Needs the scope `entities:write`.
         */
        put: operations["entities.set_owners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{entity_token}/screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen a person or company now, and wait for the result
         * @description Screen a person or company now, and wait for the result. Needs the scope `entities:write`.
         */
        post: operations["entities.screen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of people and companies
         * @description List the imports of people and companies. Needs the scope `entities:read`.
         */
        get: operations["entity_imports.list"];
        put?: never;
        /**
         * Create people and companies from a CSV file
         * @description Each line creates an entity as `POST /v1/entities` does, but `monitored` defaults to true. The header names the fields, such as `type,last_name,company_name,address.city,metadata.segment`; an empty cell omits its field. An invalid line fails without affecting the others. Send an `Idempotency-Key` so that no file is imported twice. Needs the scope `entities:write`.
         */
        post: operations["entity_imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/imports/{import_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import and its progress
         * @description Get an import and its progress. Needs the scope `entities:read`.
         */
        get: operations["entity_imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/imports/{import_token}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of an import, with their results
         * @description List the lines of an import, with their results. Needs the scope `entities:read`.
         */
        get: operations["entity_imports.list_lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of the project in real time
         * @description Sends every published event whose resource the caller may read as server-sent events, in commit order and without end. The first is `stream.opened`: with `{"resumed": true}` no event was missed since `Last-Event-ID`; with `{"resumed": false}` the stream begins now, and lists must be fetched again. A comment is sent after 15 seconds without events. A person’s session also gets `notifications.changed` with `{"unread": 3}`, `alert.changed` and `alert.viewed`. The stream ends when the credential ends or its scopes change. Needs any read scope, and only returns what the caller’s scopes allow.
         */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flows
         * @description List flows. Needs the scope `flows:read`.
         */
        get: operations["flows.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flows/{flow_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a flow and its result
         * @description `tokens` is null for signed-in people, and for clients without `flows:write`. Needs the scope `flows:read`.
         */
        get: operations["flows.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications of the signed-in person
         * @description List the notifications of the signed-in person. Needs the session of a person.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications of the signed-in person as read
         * @description Mark notifications of the signed-in person as read. Needs the session of a person.
         */
        post: operations["notifications.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the project’s OAuth clients
         * @description List the project’s OAuth clients. Needs the session of an admin.
         */
        get: operations["oauth_clients.list"];
        put?: never;
        /**
         * Create an OAuth client; the answer shows its secret once
         * @description Create an OAuth client; the answer shows its secret once. Needs the session of an admin.
         */
        post: operations["oauth_clients.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth-clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an OAuth client and its access tokens
         * @description Revoke an OAuth client and its access tokens. Needs the session of an admin.
         */
        delete: operations["oauth_clients.revoke"];
        options?: never;
        head?: never;
        /**
         * Rename an OAuth client, or change its scopes
         * @description Rename an OAuth client, or change its scopes. Needs the session of an admin.
         */
        patch: operations["oauth_clients.update"];
        trace?: never;
    };
    "/v1/oauth-clients/{client_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of an OAuth client; the answer shows the new one once
         * @description Replace the secret of an OAuth client; the answer shows the new one once. Needs the session of an admin.
         */
        post: operations["oauth_clients.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the policies in force, one of each kind, with their drafts
         * @description List the policies in force, one of each kind, with their drafts. Needs the session of an admin.
         */
        get: operations["policies.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies/{kind}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a kind of policy
         * @description Get the draft of a kind of policy. Needs the session of an admin.
         */
        get: operations["policies.get_draft"];
        /**
         * Save the draft of a kind of policy
         * @description Save the draft of a kind of policy. Needs the session of an admin.
         */
        put: operations["policies.save_draft"];
        post?: never;
        /**
         * Discard the draft of a kind of policy
         * @description Discard the draft of a kind of policy. Needs the session of an admin.
         */
        delete: operations["policies.discard_draft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies/{kind}/draft/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the draft of a kind of policy on past cases, without changing anything
         * @description Preview the draft of a kind of policy on past cases, without changing anything. Needs the session of an admin.
         */
        post: operations["policies.preview_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies/{kind}/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a kind of policy; somebody other than its last author must do it
         * @description Publish the draft of a kind of policy; somebody other than its last author must do it. Needs the session of an admin.
         */
        post: operations["policies.publish_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policies/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a kind of policy, newest first
         * @description List the versions of a kind of policy, newest first. Needs the session of an admin.
         */
        get: operations["policies.list_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/provider-jobs/{job_token}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a job as its outside provider
         * @description Only for vendors of document and biometric checks, whose address and secret the operator configures. Probity posts each job to that address, and the vendor replies at once or answers here.
         *
         *     **The job** is `{job_token, type_code, created_at, expires_at, answer_url, document: {document_type, country}, challenge, images}`. `type_code` is `IDV_DOCUMENT` (with the sides of the document, the front first) or `IDV_BIOMETRIC` (with the front, and the frames of the selfie in order). `country` is the one that the person selected; no name is sent. `challenge` is `{actions, issued_at, expires_at}`, what the person had to do for the frames, and null for a document. Each image is `{purpose, action, taken_at, media_type, sha256, content}`: `content` is the JPEG in base64, `sha256` in hex, `taken_at` when its bytes had arrived, and `action` that of a frame, or null.
         *
         *     **The reply**, within 30 seconds and with any 2xx, is `{"status": "answered", "answer": {…}}`, with the body of this operation as `answer`, or `{"status": "working"}`. The same job may be sent again: reply as before. Answer a job that you work on at its `answer_url` before `expires_at`, and retry until you get a 2xx.
         *
         *     **Signatures** are those of Standard Webhooks, on jobs and on answers: `webhook-id` is the id of the message, of an answer the `job_token`; `webhook-timestamp` is in epoch seconds; `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`, keyed with the bytes that the base64 after `whsec_` in the shared secret stands for.
         *
         *     The worst of `result` and the individual results counts. Probity compares `full_name`, `date_of_birth` and `nationality` with what the person gave, and checks the expiry date itself. Repeating the same answer has no effect. A different answer, and one for a job that is over, is refused with 409: do not send it again. An unknown job, a wrong signature and a time more than 5 minutes off all return the same 401. At most 64 KiB.
         *
         *     A vendor that is down or takes longer is asked again after ¼ s, 1 s, 15 s, 1 min and 4 min; one that works, after 1, 2, 4 … minutes until `expires_at`. Then, and at once after a reply that is not of this form or a 4xx other than 408 and 429, the check fails and people decide. Needs the signature of the provider that was given the job.
         */
        post: operations["provider_jobs.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/risk-assessments/{assessment_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a risk assessment
         * @description Get a risk assessment. Needs the scope `risk:read`.
         */
        get: operations["risk_assessments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/risk-assessments/{assessment_token}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an Active risk assessment, which locks it
         * @description Approve an Active risk assessment, which locks it. Needs the scope `risk:approve`.
         */
        post: operations["risk_assessments.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/risk-assessments/{assessment_token}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Override the tier of a risk assessment
         * @description Sets the tier manually, in any status; score and status do not change. The override applies until another replaces it: recalculations keep it unless the calculated tier is higher. It invalidates earlier approvals: closing the case with `Approve` is refused until an assessment of the current tier is approved. After overriding an Approved assessment, calculate a new one and have somebody else approve it. Needs the scope `risk:write`.
         */
        post: operations["risk_assessments.override"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/risk-assessments/{assessment_token}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the risk with different facts, without changing anything
         * @description Scores the facts of an assessment, replaced by those in the body, with the risk model in force. Nothing is stored, recorded or sent, so `risk:read` is enough. With an empty body it scores the unchanged facts, and the score differs from the stored one only if the model has changed since. An override is kept as in a real calculation. Needs the scope `risk:read`.
         */
        post: operations["risk_assessments.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/risk-assessments/{assessment_token}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recalculate a risk assessment with its original model and with the current one
         * @description Scores the stored facts of an assessment again: with its original risk model, which gives the stored score, and with the current one. Path and review frequency are those of the override, if the assessment has one. Nothing is changed. Needs the scope `risk:read`.
         */
        get: operations["risk_assessments.replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sample of a sandbox and the progress of its reset
         * @description Get the sample of a sandbox and the progress of its reset. Needs the session of an admin.
         */
        get: operations["sample.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sample-images/{sample_image}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sample image to try the hosted journey
         * @description Only in the sandbox; 404 in production. The passports belong to Priya Raman, born on 1993-03-08; with `marker`, the last name is the marker, as in Priya DOCS. The selfies show the same face. Needs the scope `cases:read`.
         */
        get: operations["sample_images.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sample/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a sandbox to its sample
         * @description Deletes all cases, alerts, checks, entities, flows, imports and notifications, including those added since, and restores the sample. Users, keys, policies, own lists, webhooks and the audit log are kept. Only for a project that started with the sample, never in production. Needs the session of an admin.
         */
        post: operations["sample.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who can be assigned work
         * @description List the people who can be assigned work. Needs the scope `cases:read`.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Add a person; the answer shows their password once
         * @description Add a person; the answer shows their password once. Needs the session of an admin.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person’s role, or disable them
         * @description Change a person’s role, or disable them. Needs the session of an admin.
         */
        patch: operations["users.update"];
        trace?: never;
    };
    "/v1/users/{user_token}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a person out everywhere
         * @description They can sign in again. To prevent that, disable them or reset their password. Needs the session of an admin.
         */
        post: operations["users.end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{user_token}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a person’s password; the answer shows the new one once
         * @description Replace a person’s password; the answer shows the new one once. Needs the session of an admin.
         */
        post: operations["users.reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in person
         * @description Get the signed-in person. Needs the session of a person.
         */
        get: operations["users.get_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the signed-in person
         * @description Change the settings of the signed-in person. Needs the session of a person.
         */
        patch: operations["users.update_own"];
        trace?: never;
    };
    "/v1/users/me/alert-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the saved alert views of the signed-in person
         * @description Get the saved alert views of the signed-in person. Needs the session of a person.
         */
        get: operations["users.get_alert_views"];
        /**
         * Replace the saved alert views of the signed-in person
         * @description Replace the saved alert views of the signed-in person. Needs the session of a person.
         */
        put: operations["users.save_alert_views"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/end-tour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop showing the console’s tour to the signed-in person
         * @description Stop showing the console’s tour to the signed-in person. Needs the session of a person.
         */
        post: operations["users.end_tour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password of the signed-in person
         * @description Ends the person’s other sessions. Wrong current passwords are limited as at sign-in. Needs the session of a person.
         */
        post: operations["users.change_own_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the signed-in person
         * @description List the sessions of the signed-in person. Needs the session of a person.
         */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/sessions/{session_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of the signed-in person
         * @description End a session of the signed-in person. Needs the session of a person.
         */
        delete: operations["sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions of the signed-in person
         * @description End all other sessions of the signed-in person. Needs the session of a person.
         */
        post: operations["sessions.end_others"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/viewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show other people which alert the signed-in person has open
         * @description Sends `alert.viewed` on the event streams of other open consoles, while the person’s own event stream is open. Nothing is stored or recorded. Needs the session of a person.
         */
        put: operations["alerts.view"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the project’s own watchlists, or the public ones in force
         * @description List the project’s own watchlists, or the public ones in force. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.list"];
        put?: never;
        /**
         * Create a watchlist of the project
         * @description Create a watchlist of the project. Needs the scope `watchlists:write`.
         */
        post: operations["watchlists.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{watchlist_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a watchlist
         * @description Get a watchlist. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.get"];
        put?: never;
        post?: never;
        /**
         * Remove a watchlist of the project from screening
         * @description Remove a watchlist of the project from screening. Needs the scope `watchlists:write`.
         */
        delete: operations["watchlists.retire"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{watchlist_token}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries that a version of a watchlist added, changed or removed
         * @description Compared with the version imported before it. The first version of a list has nothing to be compared with, and so no changes. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.list_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{watchlist_token}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a watchlist of the project
         * @description List the entries of a watchlist of the project. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.list_entries"];
        put?: never;
        /**
         * Add one entry, or up to 1,000, to a watchlist of the project
         * @description Add one entry, or up to 1,000, to a watchlist of the project. Needs the scope `watchlists:write`.
         */
        post: operations["watchlists.add_entries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{watchlist_token}/entries/{list_entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an entry from a watchlist of the project
         * @description Remove an entry from a watchlist of the project. Needs the scope `watchlists:write`.
         */
        delete: operations["watchlists.remove_entry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{watchlist_token}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a watchlist, own or public
         * @description All versions that were ever imported, with how many entries each added, changed and removed. A version is compared with the one imported before it. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.list_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the project’s webhooks
         * @description List the project’s webhooks. Needs the scope `webhooks:read`.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Register a webhook; the answer shows its secret once
         * @description Events from now on are delivered to the URL, which must be https and public. Failed deliveries are repeated for 7 days by the schedule in the description of the document, under Webhooks. Needs the scope `webhooks:write`.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Get a webhook. Needs the scope `webhooks:read`.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Delete a webhook and its deliveries. Needs the scope `webhooks:write`.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or disable it
         * @description Change a webhook, or disable it. Needs the scope `webhooks:write`.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description A delivery is `pending` before its first attempt, `failed` while attempts are left, for which `next_attempt_at` says when the next one is due, and `undeliverable` after the 168th. Needs the scope `webhooks:read`.
         */
        get: operations["webhooks.list_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery of a webhook, with its payload
         * @description The payload contains personal data, so it is null for a caller who may not read the resource of the event, by the same scopes as for the event stream. Flow tokens are only sent to the endpoint and omitted here. Needs the scope `webhooks:read`.
         */
        get: operations["webhooks.get_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Replay a delivery. Needs the scope `webhooks:write`.
         */
        post: operations["webhooks.replay_delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries with a given status, oldest first
         * @description Repeat the request while `has_more` is true: replayed deliveries no longer have the status. Needs the scope `webhooks:write`.
         */
        post: operations["webhooks.replay_deliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook; the answer shows the new one once
         * @description Replace the secret of a webhook; the answer shows the new one once. Needs the scope `webhooks:write`.
         */
        post: operations["webhooks.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook.test event to a webhook
         * @description Send a webhook.test event to a webhook. Needs the scope `webhooks:write`.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "alert.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * alert.created
         * @description A check found something that a person has to decide, or a provider failed.
         */
        post: operations["webhook.alert.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "alert.escalated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * alert.escalated
         * @description An alert was handed to a reviewer, with or without a proposed resolution.
         */
        post: operations["webhook.alert.escalated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "alert.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * alert.resolved
         * @description An alert was resolved. One that is held for an undo is resolved once the hold ends.
         */
        post: operations["webhook.alert.resolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.closed
         * @description A case was closed, by a person or straight through.
         */
        post: operations["webhook.case.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.created
         * @description A flow or a request opened a case.
         */
        post: operations["webhook.case.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.escalated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.escalated
         * @description A case was escalated.
         */
        post: operations["webhook.case.escalated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.status_changed
         * @description A case has another status. Sent with every move of a case.
         */
        post: operations["webhook.case.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "check.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * check.completed
         * @description A check ended with a result: `Pass`, `Fail` or `Refer`.
         */
        post: operations["webhook.check.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "check.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * check.failed
         * @description A check ended without a result after its last attempt.
         */
        post: operations["webhook.check.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "journey.abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * journey.abandoned
         * @description A person opened or got a link of the hosted journey and did nothing for the time of the policy `journey`, by default an hour.
         */
        post: operations["webhook.journey.abandoned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "journey.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * journey.expired
         * @description The link of the hosted journey expired before the person finished.
         */
        post: operations["webhook.journey.expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "risk_assessment.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * risk_assessment.approved
         * @description A person approved the risk of a case.
         */
        post: operations["webhook.risk_assessment.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "risk_assessment.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * risk_assessment.completed
         * @description The risk of a case was calculated.
         */
        post: operations["webhook.risk_assessment.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "screening.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * screening.completed
         * @description A flow that only screens ended. `verification.completed` is not sent for it.
         */
        post: operations["webhook.screening.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sla.breached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sla.breached
         * @description The deadline of an alert or a case has passed. Sent once for each deadline.
         */
        post: operations["webhook.sla.breached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sla.warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sla.warning
         * @description The deadline of an alert or a case is near: `sla_warning_at` has passed. Sent once for each.
         */
        post: operations["webhook.sla.warning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * verification.completed
         * @description A flow of a company or a person ended, and its result can be fetched. Data read from a document is only in the fetched result: `document.extracted_data` is null here.
         */
        post: operations["webhook.verification.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * verification.updated
         * @description The verdict of a flow that had ended changed, because an alert was resolved or a check was made again.
         */
        post: operations["webhook.verification.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.test
         * @description Somebody asked for a test of this webhook.
         */
        post: operations["webhook.webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccessToken: {
            /** @description Send it as `Authorization: Bearer`. */
            access_token: string;
            /** @description Seconds until it expires. */
            expires_in: number;
            /** @description Scopes of the token, separated by spaces. */
            scope: string;
            /**
             * @description Always `Bearer`.
             * @constant
             */
            token_type: "Bearer";
        };
        /** @enum {string} */
        ActorType: "user" | "api_key" | "oauth_client" | "system";
        AddedWatchlistEntries: components["schemas"]["WatchlistEntry"] | components["schemas"]["WatchlistEntry"][];
        AddEntityToCase: {
            /** @description A person or company to create. Not together with `entity_token`. */
            entity?: components["schemas"]["CreateEntity"];
            /** @description An existing person or company. Not together with `entity`. Token, prefix ent_. */
            entity_token?: string;
            /** @description Its role in this case. It may have a different role in each case. */
            role: components["schemas"]["EntityRole"];
        };
        Address: {
            /** @description Town or city. */
            city: string | null;
            /**
             * @description Country of the address. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country: string | null;
            /** @description Building and street. */
            line1: string | null;
            /** @description Flat, floor or district. */
            line2: string | null;
            /** @description Postal code, as written in its country. */
            postal_code: string | null;
            /** @description State, province or county. */
            state: string | null;
        };
        AddressBlock: {
            /**
             * @description How much of the address was found.
             * @enum {string}
             */
            match_level: "full" | "partial" | "none";
            /** @description Whether the check passed. */
            verified: boolean;
        };
        AddWatchlistEntries: components["schemas"]["NewWatchlistEntry"] | components["schemas"]["NewWatchlistEntry"][];
        Alert: {
            /** @description Reserved for an assessment written by an AI model. Null today. */
            ai_assessment: string | null;
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to: string | null;
            /** @description Name of the case, such as CAS-000142. Null without a case. */
            case_name: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description What was found. */
            category: components["schemas"]["AlertCategory"];
            /** @description The newest check that found it, updated while the alert is unresolved. Null if no check found it. Token, prefix chk_. */
            check_token: string | null;
            /** @description Every check, of any flow, that found this listed party. */
            check_tokens: string[];
            /** @description Type code of that check. Null if unknown. */
            check_type_code: components["schemas"]["CheckTypeCode"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /** @description The evidence as found by the newest check, updated while the alert is unresolved. Null for an API Failure. Not included in lists. */
            evidence?: components["schemas"]["AlertEvidence"] | null;
            /** @description A pending change that can still be undone. Null without one. */
            held: components["schemas"]["PendingMove"] | null;
            /** @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive. */
            is_false_positive: boolean;
            /** @description The match as found by the newest check, updated while the alert is unresolved. Null for alerts that do not come from screening. */
            match: components["schemas"]["Match"] | null;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number | null;
            /** @description How urgent it is. Derived from the category and the score. */
            priority: components["schemas"]["Priority"];
            /** @description Sorts a queue within and across priorities: 0 to 100, higher first. */
            priority_score: number;
            /** @description Resolution proposed with an escalation. Kept when the alert is resolved. Null without one. */
            proposal: components["schemas"]["Proposal"] | null;
            /** @description The evidence in one sentence. Null for older alerts. */
            rationale: string | null;
            /** @description For an alert about a document or a face: the check of the newest document that the person has sent since. Null without one. Not included in lists. */
            replaced_by?: components["schemas"]["NewerDocument"] | null;
            /** @description The decision. The description of the tag Alerts says what each does. Null until resolved. */
            resolution_action: components["schemas"]["ResolutionAction"] | null;
            /** @description Conditions of the approval. Null without any. */
            resolution_conditions: string | null;
            /** @description Reason for the decision. Null until resolved. */
            resolution_rationale: string | null;
            /** @description Check of the newer document that counts instead of the one that the alert is about. Null without one. Token, prefix chk_. */
            resolution_replaced_by: string | null;
            /**
             * Format: date-time
             * @description When the alert was resolved. Null until then.
             */
            resolved_at: string | null;
            /** @description Token of the person or credential that resolved the alert. Null until then. */
            resolved_by: string | null;
            /**
             * Format: date-time
             * @description When the alert must be resolved.
             */
            sla_deadline: string;
            /**
             * Format: date-time
             * @description When the clock was paused because the case is waiting for its client. Null while it runs and once resolved.
             */
            sla_paused_at: string | null;
            /** @description `Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then. */
            sla_status: components["schemas"]["SlaStatus"];
            /**
             * Format: date-time
             * @description When `sla_status` becomes Warning.
             */
            sla_warning_at: string;
            /**
             * Format: date-time
             * @description Until when the alert is snoozed. Null if it was not snoozed since it was last acted on.
             */
            snoozed_until: string | null;
            /** @description Status of the alert. Acknowledged: somebody is working on it. */
            status: components["schemas"]["AlertStatus"];
            /** @description The person or company that the alert is about, named as when the alert was opened. Null if it is about neither. */
            subject: components["schemas"]["NamedSubject"] | null;
            /** @description What was found, in one sentence. */
            summary: string;
            /** @description Identifies the resource. Token, prefix alt_. */
            token: string;
            /** @description Kind of check that raised the alert. `Financial` is reserved: no alert has it today. */
            type: components["schemas"]["AlertType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @enum {string} */
        AlertAge: "Under 1 day" | "1 to 3 days" | "3 to 7 days" | "7 to 14 days" | "Over 14 days";
        AlertAnalytics: {
            /** @description Open alerts by age, youngest first. */
            backlog: {
                /** @description Age of the alerts. */
                age: components["schemas"]["AlertAge"];
                /** @description Number of open alerts of this age by priority, including 0. */
                by_priority: {
                    [key: string]: number;
                };
                /** @description Number of open alerts of this age. */
                count: number;
            }[];
            /** @description Open alerts by the time left until their deadline. Paused: the case is waiting for its client, which pauses the clock. */
            deadlines: {
                [key: string]: number;
            };
            /** @description Pending alerts with a running clock by the day of their deadline: today, without those that are overdue, and the next four days. */
            due_by_day: {
                /** @description Number of pending alerts that are due on that day. */
                count: number;
                /**
                 * Format: date
                 * @description The day, in UTC.
                 */
                date: string;
            }[];
            /** @description False positives among the resolved alerts that had a match. */
            false_positives: {
                /** @description By list of the match. */
                by_list: {
                    /** @description How many of them were false positives. */
                    false_positives: number;
                    /** @description Name of the list. */
                    list: string;
                    /** @description Share of false positives, 0 to 100. */
                    percentage: number;
                    /** @description Resolved alerts. */
                    resolved: number;
                }[];
                /** @description By model version that scored the match. */
                by_model_version: {
                    /** @description How many of them were false positives. */
                    false_positives: number;
                    /** @description Version of the model that made the score. */
                    model_version: string;
                    /** @description Share of false positives, 0 to 100. */
                    percentage: number;
                    /** @description Resolved alerts. */
                    resolved: number;
                }[];
            };
            /** @description Number of open alerts that are not snoozed. */
            open_alerts: number;
            /** @description Number of pending alerts with a running clock whose deadline has passed. */
            overdue_alerts: number;
            /** @description Number of pending alerts whose case is waiting for its client, which pauses the clock. */
            paused_alerts: number;
            /** @description Number of alerts that are not Resolved, including snoozed ones. */
            pending_alerts: number;
            /** @description Pending alerts by age, youngest first. */
            pending_by_age: {
                /** @description Age of the alerts. */
                age: components["schemas"]["AlertAge"];
                /** @description Number of pending alerts of this age by priority, including 0. */
                by_priority: {
                    [key: string]: number;
                };
                /** @description Number of pending alerts of this age. */
                count: number;
                /** @description How many of them have a running clock and a deadline that has passed. */
                overdue: number;
            }[];
        };
        /** @enum {string} */
        AlertCategory: "PEP Match" | "Sanctions Hit" | "Adverse Media" | "Name Mismatch" | "DOB Mismatch" | "Watchlist Match" | "API Failure";
        AlertCounts: {
            /** @description Number of alerts by token of the assignee, or `unassigned`. Excludes people without alerts. */
            assigned_to: {
                [key: string]: number;
            };
            /** @description Number of alerts by category, including 0. */
            category: {
                [key: string]: number;
            };
            /** @description Number of alerts by priority, including 0. */
            priority: {
                [key: string]: number;
            };
            /** @description Number of alerts by SLA status, including 0. */
            sla_status: {
                [key: string]: number;
            };
            /** @description Number of alerts by status, including 0. */
            status: {
                [key: string]: number;
            };
            /** @description Number of alerts that match the filters. With `q`, at most 1,000 are counted. */
            total: number;
            /** @description Whether more alerts match than `total` says, so that each count is a minimum. Only with `q`. */
            total_is_minimum: boolean;
            /** @description Number of alerts by type, including 0. */
            type: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        AlertDue: "Overdue" | "Overdue or within 24 hours" | "Within 24 hours" | "1 to 7 days" | "After 7 days" | "Paused";
        AlertEvidence: components["schemas"]["Mismatch"] | components["schemas"]["ListedParty"];
        AlertReplay: {
            /** @description The score by the current model. */
            current: components["schemas"]["Scoring"];
            /** @description Whether the two scores are equal. */
            is_same: boolean;
            /** @description The score recalculated from the stored facts, by the model version that made it. */
            replayed: components["schemas"]["Scoring"];
            /** @description The score stored with the alert. */
            stored: components["schemas"]["Scoring"];
        };
        AlertSlaSettings: {
            /** @description For alerts of Onboarding cases, by priority. */
            Onboarding: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /** @description For alerts of Perpetual cases, by priority. */
            Perpetual: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /** @description For alerts of Review cases, by priority. */
            Review: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /**
             * @description Time zone in which days are counted. Default: `UTC`.
             * @default UTC
             */
            time_zone?: string;
        };
        AlertsSummary: {
            /** @description Alerts that are not Resolved. */
            open: number;
            /** @description Resolved alerts. */
            resolved: number;
            /** @description All alerts. */
            total: number;
        };
        /** @enum {string} */
        AlertStatus: "Open" | "Acknowledged" | "Resolved" | "Escalated";
        AlertTerm: {
            /** @description Days from the opening of the alert to its deadline. */
            due_days: number;
            /** @description Days before the deadline at which the SLA status becomes Warning; fewer than `due_days`. */
            warning_days: number;
        };
        /** @enum {string} */
        AlertType: "Screening" | "Identity" | "Company" | "Document" | "Financial" | "System";
        AlertView: {
            /** @description Display name: 1 to 60 characters. */
            name: string;
            /** @description Filters and sort order as in the query string of the console’s address, without the question mark. At most 1,000 characters. */
            query: string;
        };
        AlertViewInput: {
            /** @description Display name: 1 to 60 characters. */
            name: string;
            /** @description Filters and sort order as in the query string of the console’s address, without the question mark. At most 1,000 characters. */
            query: string;
        };
        AlertViews: {
            /** @description Increases by one with each change; 0 before the first. Send it with the next change. */
            revision: number;
            /** @description The saved views, in the order that the person chose. */
            views: components["schemas"]["AlertView"][];
        };
        AnalyticsSummary: {
            /** @description Current number of pending alerts by priority, including 0. */
            alerts_by_priority: {
                [key: string]: number;
            };
            /** @description Alerts resolved in the period. */
            alerts_resolved: number;
            /** @description How many of them were not Breached when resolved. */
            alerts_within_deadline: number;
            /** @description Average for alerts resolved in the period, in hours; 0 if there were none. */
            average_alert_resolution_hours: number;
            /** @description Average for cases closed in the period, in days; 0 if there were none. */
            average_case_resolution_days: number;
            /** @description Current number of cases by status, including 0. */
            cases_by_status: {
                [key: string]: number;
            };
            /** @description Cases closed in the period. */
            cases_closed: number;
            /** @description How many of them were not Breached when closed. */
            cases_within_deadline: number;
            /** @description Current number of cases that are not Closed. */
            open_cases: number;
            /** @description Current number of alerts that are not Resolved. */
            pending_alerts: number;
            /** @description The period covered. */
            period: components["schemas"]["Period"];
            /** @description Current number of open cases by tier; `none` for cases without one. */
            risk_tier_distribution: {
                [key: string]: number;
            };
            /** @description Share of the cases closed and alerts resolved in the period that met their deadline: 0 to 100; 100 if there were none. */
            sla_health_percentage: number;
        };
        AnswerProviderJob: {
            /** @description Required for IDV_BIOMETRIC, not allowed otherwise. */
            biometric?: components["schemas"]["BiometricAnswer"];
            /** @description Required for IDV_DOCUMENT, not allowed otherwise. */
            document?: components["schemas"]["DocumentAnswer"];
            /**
             * @description Why it does not pass, in sentences for the analyst.
             * @default []
             */
            reasons?: string[];
            /** @description Overall result. The worst of this and the individual results counts. */
            result: components["schemas"]["CheckResult"];
        };
        AppliedPolicy: {
            /** @description Kind of policy. */
            kind: components["schemas"]["PolicyKind"];
            /** @description Identifies the version: `rmd_…` for a risk model, otherwise `pol_…`. Null for Probity’s default. Token, prefix pol_ or rmd_. */
            token: string | null;
            /** @description Counts from 1; 0 for Probity’s default. */
            version: number;
        };
        ApproveRiskAssessment: {
            /** @description Notes for the audit log, at most 2,000 characters. */
            notes?: string;
        };
        AssignAlert: {
            /** @description Note for the assignee, at most 5,000 characters. */
            note?: string;
            /** @description The assignee. Token, prefix usr_. */
            user_id: string;
        };
        AuditActor: {
            /** @description Token of the person or the credential, or `system`. */
            id: string;
            /** @description Name at the time of the event. */
            name: string;
            /** @description Kind of caller. */
            type: components["schemas"]["ActorType"];
        };
        /** @enum {string} */
        AuditEventType: "alert.acknowledged" | "alert.assigned" | "alert.created" | "alert.delisted" | "alert.escalated" | "alert.found_again" | "alert.held" | "alert.hold_refused" | "alert.remembered" | "alert.resolved" | "alert.snoozed" | "alert.undone" | "api_key.rotated" | "branding.updated" | "case.assigned" | "case.closed" | "case.commented" | "case.created" | "case.deleted" | "case.document_request_expired" | "case.document_request_renewed" | "case.document_requested" | "case.escalated" | "case.report_exported" | "case.report_made" | "case.status_changed" | "case.updated" | "check.cancelled" | "check.completed" | "check.executed" | "check.failed" | "check.retried" | "check.waived" | "document.erased" | "document.shared" | "document.viewed" | "entity.added_to_case" | "entity.created" | "entity.updated" | "entity_import.created" | "journey.consented" | "journey.declined" | "journey.sent" | "oauth_client.created" | "oauth_client.revoked" | "oauth_client.secret_rotated" | "oauth_client.updated" | "policy.draft_discarded" | "policy.drafted" | "policy.published" | "risk_assessment.approved" | "risk_assessment.calculated" | "risk_assessment.overridden" | "sample.reset" | "user.created" | "user.password_changed" | "user.password_reset" | "user.sessions_ended" | "user.updated" | "watchlist.created" | "watchlist.entries_added" | "watchlist.entry_removed" | "watchlist.retired" | "webhook.created" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.undeliverable" | "webhook.updated";
        AuditProof: {
            /** @description The newest signed checkpoint up to the head. Null without one. */
            checkpoint: {
                /** @description Hash of the record with this sequence. */
                hash: string;
                /** @description Hash of the project. */
                project: string;
                /** @description Position in the project’s audit log, from 1, without gaps. */
                sequence: number;
                /** @description Ed25519 signature of the checkpoint, in Base64. */
                signature: string;
                /**
                 * Format: date-time
                 * @description When it was signed.
                 */
                time: string;
            } | null;
            /** @description The newest record of the project at that time. Null for an empty log. */
            head: {
                /** @description Hash of the record. */
                hash: string;
                /** @description Position in the project’s audit log, from 1, without gaps. */
                sequence: number;
            } | null;
        };
        /** @enum {string} */
        AuditTargetType: "case" | "alert" | "check" | "document" | "entity" | "entity_import" | "risk_assessment" | "watchlist" | "policy" | "api_key" | "oauth_client" | "user" | "branding" | "sample" | "webhook";
        AuditVerification: {
            /** @description The newest signed checkpoint of the period that the log was compared with. Null without one. */
            checkpoint: {
                /** @description Position in the project’s audit log, from 1, without gaps. */
                sequence: number;
                /**
                 * Format: date-time
                 * @description When it was signed.
                 */
                time: string;
            } | null;
            /** @description The oldest verified record. Null if the period has no records. */
            first: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description Position in the project’s audit log, from 1, without gaps. */
                sequence: number;
            } | null;
            /** @description Sequence of the first record that breaks the chain. Null for a valid log. */
            first_bad_sequence: number | null;
            /** @description Hash of the newest record of the period. Null without records. */
            head: string | null;
            /** @description The newest verified record. Null if the period has no records. */
            last: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description Position in the project’s audit log, from 1, without gaps. */
                sequence: number;
            } | null;
            /** @description Number of verified records. */
            records: number;
            /** @description Whether no record of the period was changed, removed or inserted. */
            valid: boolean;
        };
        /** @description A failed authentication has a flat format. */
        AuthenticationError: {
            /**
             * @description The error code itself, not an object.
             * @constant
             */
            error: "UNAUTHORIZED";
            /** @description Description for people. It may change; base your handling on the code. */
            message: string;
            /** @description The value of X-Request-Id. Quote it when you ask for support. */
            request_id: string;
        };
        BiometricAnswer: {
            /** @description Whether the face matches the portrait on the document. */
            face_match: components["schemas"]["JudgedFace"];
            /** @description Whether a living person was in front of the camera. */
            liveness: components["schemas"]["JudgedFace"];
        };
        BiometricBlock: {
            /** @description Whether the face matches the document. */
            face_match: boolean;
            /**
             * @description Confidence in the result, 0 to 100. Null if unknown.
             * @default null
             */
            face_match_score: number | null;
            /**
             * @description Confidence in the result, 0 to 100. Null if unknown.
             * @default null
             */
            liveness_score: number | null;
            /** @description Whether a living person was filmed. */
            liveness_verified: boolean;
        };
        Branding: {
            /** @description As `#rrggbb`. Null if not set. */
            colour: string | null;
            /** @description Public path of the logo on this service. It changes when the logo changes. Null without a logo. */
            logo_address: string | null;
            /** @description Name that customers know. If null, the project’s name is shown. */
            name: string | null;
            /**
             * Format: date-time
             * @description When the branding was last changed. Null if it never was.
             */
            updated_at: string | null;
        };
        BulkAcknowledge: {
            /** @description The alerts, at most 50. Duplicates are ignored. */
            alert_tokens: string[];
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
        };
        BulkAssign: {
            /** @description The alerts, at most 50. Duplicates are ignored. */
            alert_tokens: string[];
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /** @description Note for the assignee, at most 5,000 characters. */
            note?: string;
            /** @description The assignee. Token, prefix usr_. */
            user_id: string;
        };
        BulkOutcome: {
            /** @description One entry for each alert that was not changed. */
            errors: {
                /** @description The alert. */
                alert_token: string;
                /** @description Error code, as for a single alert. */
                code: string;
                /** @description One entry for each invalid field. */
                details?: {
                    /** @description What is wrong with the field. */
                    code: string;
                    /** @description Path of the field in the request, with its parts joined by dots. */
                    field: string;
                    /** @description Description for people. It may change; base your handling on the code. */
                    message: string;
                }[];
                /** @description Description for people. It may change; base your handling on the code. */
                message: string;
            }[];
            /** @description Number of alerts not changed. `errors` has one entry for each. */
            failed: number;
            /** @description Number of alerts changed. */
            succeeded: number;
        };
        BulkResolve: {
            /** @description The decision. The description of the tag Alerts says what each does. */
            action: components["schemas"]["ResolutionAction"];
            /** @description The alerts, at most 50. Duplicates are ignored. */
            alert_tokens: string[];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters. Required with that action and not allowed otherwise. */
            conditions?: string;
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /**
             * @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Reason, for the audit log: 1 to 5,000 characters. */
            rationale: string;
            /** @description For an alert about a document: the check of the newer document that counts instead, from `replaced_by.check_token`. Only with `Approve`. Token, prefix chk_. */
            replaced_by?: string;
        } | {
            action?: unknown;
            /** @description The alerts, at most 50. Duplicates are ignored. */
            alert_tokens: string[];
            conditions?: unknown;
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
            replaced_by?: unknown;
        };
        /** @enum {string} */
        CapturePurpose: "front" | "back" | "selfie";
        Case: {
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to: string | null;
            /**
             * Format: date-time
             * @description When the case was closed. Null until then.
             */
            closed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Decision with which the case was closed. Null until then. */
            decision: components["schemas"]["CaseDecision"] | null;
            /** @description Reason for the decision. Null if none was given. */
            decision_summary: string | null;
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Numbered per project, such as CAS-000142. */
            name: string;
            /** @description Number of alerts that are not Resolved. */
            open_alerts_count: number;
            /** @description The person or company that the case is about. Null if not set yet. Token, prefix ent_. */
            primary_entity_token: string | null;
            /** @description Score of the newest risk assessment that is not a Draft, 0 to 100. Null until there is one. */
            risk_score: number | null;
            /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description Whether `risk_tier` was set by an override. `risk_score` is still the calculated score, which may belong to another tier. */
            risk_tier_overridden: boolean;
            /**
             * Format: date-time
             * @description When it must be decided. Null for a case of type Perpetual, which has no deadline.
             */
            sla_deadline: string | null;
            /** @description `Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then. */
            sla_status: components["schemas"]["SlaStatus"];
            /** @description Status of the case. Client Input and Internal Review: waiting for somebody else. */
            status: components["schemas"]["CaseStatus"];
            /** @description Identifies the resource. Token, prefix cas_. */
            token: string;
            /** @description Number of people and companies in the case. */
            total_entities_count: number;
            /** @description Why the case was opened. */
            type: components["schemas"]["CaseType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        CaseAnalytics: {
            /** @description Average age of the cases open at the end of the period, in days; 0 if there were none. */
            average_age_days: number;
            /** @description `total`, divided by the requested `group_by`. */
            breakdown: {
                /** @description Number of cases in the group. */
                count: number;
                /** @description Value of the group; `none` for cases without a tier. */
                label: string;
                /** @description Share of the total, 0 to 100. */
                percentage: number;
            }[];
            /** @description Cases closed in the period. */
            closed: number;
            /** @description Cases escalated in the period, each counted once. */
            escalated: number;
            /** @description Cases created in the period. */
            opened: number;
            /** @description The period covered. */
            period: components["schemas"]["Period"];
            /** @description Closed cases per day of the period. */
            throughput_rate: number;
            /** @description Cases that were open at any time in the period. */
            total: number;
        };
        CaseCounts: {
            /** @description Number of cases by token of the assignee, or `unassigned`. Excludes people without cases. */
            assigned_to: {
                [key: string]: number;
            };
            /** @description Number of cases about persons and about companies. */
            entity_category: {
                [key: string]: number;
            };
            /** @description Number of cases by risk tier; `none` for cases without one. */
            risk_tier: {
                [key: string]: number;
            };
            /** @description Number of cases by SLA status, including 0. */
            sla_status: {
                [key: string]: number;
            };
            /** @description Number of cases by status, including 0. */
            status: {
                [key: string]: number;
            };
            /** @description Number of cases that match the filters. With `q`, at most 1,000 are counted. */
            total: number;
            /** @description Whether more cases match than `total` says, so that each count is a minimum. Only with `q`. */
            total_is_minimum: boolean;
            /** @description Number of cases by type, including 0. */
            type: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        CaseDecision: "Approve" | "Decline";
        /** @enum {string} */
        CaseGrouping: "type" | "status" | "risk_tier" | "entity_category";
        CaseReport: {
            /** @description Alerts of the case, with their evidence. */
            alerts: components["schemas"]["ReportedAlert"][];
            /** @description Position of the audit records in the chain of the project. */
            audit_proof: components["schemas"]["AuditProof"];
            /** @description Records of the audit log about the case, and of every change of its people and companies. */
            audit_records: components["schemas"]["ExtractedRecord"][];
            /** @description The case. */
            case: components["schemas"]["ReportedCase"];
            /** @description Checks of the case, with their results. */
            checks: components["schemas"]["Check"][];
            /** @description Comments on the case. */
            comments: components["schemas"]["Comment"][];
            /** @description People and companies in the case, with their owners. */
            entities: components["schemas"]["ReportedEntity"][];
            /**
             * @description Environment of the project: staging or production.
             * @enum {string}
             */
            environment: "staging" | "production";
            /** @description Flows of the case, oldest first like the following lists. */
            flows: components["schemas"]["FlowScreening"][];
            /**
             * @description Name of the format, with its version.
             * @constant
             */
            format: "probity evidence pack 1";
            /**
             * Format: date-time
             * @description When the pack was made. All parts show the state at this time.
             */
            generated_at: string;
            /** @description The caller who requested it. */
            generated_by: components["schemas"]["AuditActor"];
            /** @description What the pack does not contain, in sentences. */
            left_out: string[];
            /** @description People whose tokens appear in the pack. */
            people: {
                /** @description Name of the person. */
                name: string;
                /** @description Identifies the resource. Token, prefix usr_. */
                token: string;
            }[];
            /** @description Hash of the project. */
            project: string;
            /** @description The id of the request, as in the header X-Request-Id. */
            request_id: string;
            /** @description Every risk assessment of the case, including superseded ones. */
            risk_assessments: components["schemas"]["ReportedRiskAssessment"][];
        };
        CaseSlaSettings: {
            /**
             * @description Days besides weekends that are not business days. Default: none.
             * @default {
             *       "country": null,
             *       "region": null,
             *       "days": []
             *     }
             */
            holidays?: {
                /** @description The country whose public holidays are not business days, ISO 3166-1 alpha-2. Null for none. */
                country: string | null;
                /**
                 * @description Further days that are not business days.
                 * @default []
                 */
                days?: string[];
                /**
                 * @description Subdivision of the country in ISO 3166-2 without the country, such as `SCT`. Null for none.
                 * @default null
                 */
                region?: string | null;
            };
            /** @description For Onboarding cases; null for no deadline. */
            Onboarding: components["schemas"]["CaseTerm"] | null;
            /** @description For Perpetual cases; null for no deadline. */
            Perpetual: components["schemas"]["CaseTerm"] | null;
            /** @description For Review cases; null for no deadline. */
            Review: components["schemas"]["CaseTerm"] | null;
            /**
             * @description Time zone in which days are counted. Default: `UTC`.
             * @default UTC
             */
            time_zone?: string;
        };
        /** @enum {string} */
        CaseStatus: "New" | "In Progress" | "In Review" | "Client Input" | "Internal Review" | "Escalated" | "Closed";
        CaseTerm: {
            /** @description Business days from the opening of the case to its deadline. */
            due_business_days: number;
            /** @description Business days before the deadline at which the SLA status becomes Warning; fewer than `due_business_days`. */
            warning_business_days: number;
        };
        /** @enum {string} */
        CaseType: "Onboarding" | "Review" | "Perpetual";
        /** @enum {string} */
        ChallengeAction: "look_ahead" | "turn_left" | "turn_right" | "smile" | "come_closer";
        ChangeOwnPassword: {
            /** @description Current password. */
            current_password: string;
            /** @description New password, 12 to 1,024 characters. */
            new_password: string;
        };
        Check: {
            /** @description Number of findings: alerts raised, and existing ones found again. */
            alerts_generated: number;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description Category of the check. `Financial` and `EDD` are reserved: no check has them today. */
            category: components["schemas"]["CheckCategory"];
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /**
             * Format: date-time
             * @description When it was first sent to a provider. Null if it never was, for example because a result was reused.
             */
            executed_at: string | null;
            /** @description How the check is run: `API`. */
            execution_method: string;
            /** @description Provider that answered. Null until then. */
            provider: string | null;
            /** @description Result by the provider. Refer: a person has to decide. Null until the check has ended. */
            result: components["schemas"]["CheckResult"] | null;
            /** @description The provider’s answer, in free form. A screening also has the query and the list versions. */
            result_data: {
                [key: string]: unknown;
            };
            /** @description Number of retries. */
            retry_count: number;
            /** @description Outcome of a check that did not pass, once all of its alerts are resolved. Null before. Not included in events. */
            settled?: components["schemas"]["CheckSettlement"] | null;
            /** @description Status of the check. Complete does not imply a result of Pass. */
            status: components["schemas"]["CheckStatus"];
            /** @description Identifies the resource. Token, prefix chk_. */
            token: string;
            /** @description What is checked. */
            type_code: components["schemas"]["CheckTypeCode"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Until when a Pass may be reused for the same subject. Null if it may not be.
             */
            valid_until: string | null;
            /** @description Why it was waived. Null if it was not. */
            waive_reason: ("Not applicable" | "Already verified externally" | "Low materiality" | "Other") | null;
        };
        /** @enum {string} */
        CheckCategory: "Identity" | "Screening" | "Company" | "Financial" | "EDD";
        /** @enum {string} */
        CheckResult: "Pass" | "Fail" | "Refer";
        ChecksBlock: {
            /** @description The checks. */
            checks: {
                /** @description Provider that answered. Null until then. */
                provider: string | null;
                /** @description Result of the check. Null until it has ended. */
                result: components["schemas"]["CheckResult"] | null;
                /** @description Outcome of a check that did not pass, once all of its alerts are resolved. Null before. */
                settled?: components["schemas"]["CheckSettlement"] | null;
                /** @description Status of the check. */
                status: components["schemas"]["CheckStatus"];
                /** @description Identifies the resource. Token, prefix chk_. */
                token: string;
                /** @description What is checked. */
                type: components["schemas"]["CheckTypeCode"];
            }[];
            /** @description Checks with the result Fail. */
            failed: number;
            /** @description Checks with the result Pass. */
            passed: number;
            /** @description Checks with the result Refer, and failed or cancelled checks. */
            referred: number;
            /** @description All checks of the flow, including open and waived ones, which have no result. */
            total: number;
        };
        CheckSettlement: {
            /**
             * Format: date-time
             * @description When it was decided.
             */
            at: string;
            /** @description Token of the person or credential that decided. */
            by: string;
            /** @description Check of the newer document that counts instead. Null without one. */
            replaced_by: string | null;
            /**
             * @description Result after people decided.
             * @enum {string}
             */
            result: "Pass" | "Fail";
        };
        ChecksSummary: {
            /** @description Checks that ended, including reused and waived ones. */
            complete: number;
            /** @description Checks that failed or were cancelled. */
            failed: number;
            /** @description Checks that have not ended. */
            pending: number;
            /** @description All checks: the sum of the other three numbers. */
            total: number;
        };
        /** @enum {string} */
        CheckStatus: "Pending" | "Queued" | "In Progress" | "Awaiting Document" | "Awaiting Client" | "Complete" | "Failed" | "Waived" | "Cancelled" | "Reused" | "Retry Scheduled";
        /** @enum {string} */
        CheckTypeCode: "COM_REGISTRY" | "IDV_DATABASE" | "IDV_EMAIL" | "IDV_PHONE" | "IDV_ADDRESS" | "IDV_DOCUMENT" | "IDV_BIOMETRIC" | "SCR_SANCTIONS" | "SCR_PEP" | "SCR_ADVERSE_MEDIA" | "SCR_WATCHLIST";
        CloseCase: {
            /** @description Approve accepts the customer, Decline does not. */
            decision: components["schemas"]["CaseDecision"];
            /** @description Reason, for the audit log: at most 5,000 characters. */
            summary?: string;
        };
        Comment: {
            /** @description Author of the comment. */
            author: {
                /** @description Up to two letters for display. */
                initials: string;
                /** @description Display name. */
                name: string;
                /** @description Token of the person or the credential, or `system`. */
                user_id: string;
            };
            /** @description The text, at most 10,000 characters. */
            body: string;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Recommendation of a comment of type Decision. Null for all others. */
            decision: components["schemas"]["CommentDecision"] | null;
            /** @description People mentioned, each once. They are notified. */
            mentions: string[];
            /** @description Identifies the resource. Token, prefix cmt_. */
            token: string;
            /**
             * @description Type of comment. System comments are written by Probity.
             * @enum {string}
             */
            type: "Comment" | "Decision" | "Note" | "System";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @enum {string} */
        CommentDecision: "approve" | "decline" | "escalate";
        CompanyBlock: {
            /** @description Adverse media. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /** @description Status as stated by the registry. Null if unknown. */
            company_status: string | null;
            /** @description Legal form as stated by the registry. */
            company_type: string | null;
            /**
             * Format: date
             * @description Date on which the company was founded, YYYY-MM-DD, not in the future.
             */
            incorporation_date: string | null;
            /** @description Country of the registry, ISO 3166-1 alpha-2. Null if unknown. */
            jurisdiction: string | null;
            /** @description Name in the company registry. */
            legal_name: string;
            /** @description Politically exposed persons. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Address in one line. Null if unknown. */
            registered_address: string | null;
            /** @description Number in the registry. Null if it has none. */
            registration_number: string | null;
            /** @description Sanctions. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /** @description Industry codes. */
            sic_codes: string[];
            /**
             * @description Whether the registry confirmed the company.
             * @enum {string}
             */
            verification_status: "Verified" | "Failed" | "Pending";
            /**
             * Format: date-time
             * @description When the registry answered. Null until then.
             */
            verified_at: string | null;
            /** @description Watchlists. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        CompanyRequest: {
            /** @description Building and street of the registered address. */
            address_line_1?: string | null;
            /** @description Amount in the base currency, as a string: `1200000`. */
            annual_revenue?: string | null;
            /** @description Town or city. */
            city?: string | null;
            /** @description Legal name as registered. Null for a person. */
            company_name: string;
            /** @description Legal form as stated by the registry. */
            company_type?: string | null;
            /**
             * @description Country of incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            /** @description At most 200. Each is screened. */
            directors?: components["schemas"]["Director"][] | null;
            /** @description Number of employees, as a string: `45`. */
            employee_count?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /**
             * Format: date
             * @description Date on which the company was founded, YYYY-MM-DD, not in the future.
             */
            incorporation_date?: string | null;
            /** @description Line of business, as text. */
            industry?: string | null;
            /** @description Postal code of the registered address. */
            postcode?: string | null;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
            /** @description Industry codes, separated by commas. */
            sic_codes?: string | null;
            /** @description Status in the registry, such as Active, Dissolved, Struck Off. */
            status?: string | null;
            /** @description Owners, at most 200. Each is screened. */
            ubos?: components["schemas"]["Owner"][] | null;
        };
        ConnectedEntity: {
            /**
             * @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null if unknown.
             * @example GB
             */
            country: string | null;
            /** @description Percentage owned directly, 0 to 100. Null if it is only connected through others. */
            direct_percentage: number | null;
            /** @description Percentage over all chains, 0 to 100: the percentages of each chain multiplied, then added up. */
            effective_percentage: number;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Number of links in the shortest chain: 1 for a direct owner. */
            layers: number;
            /** @description Name of the person or company. */
            name: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /** @description Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        CreateCase: {
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to?: string | null;
            /** @description The primary entity, created with the case. Not together with `entity_token`. */
            entity?: components["schemas"]["CreateEntity"];
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description The existing primary entity. Not together with `entity`. Token, prefix ent_. */
            entity_token?: string;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Why the case is opened. It determines the deadline. */
            type: components["schemas"]["CaseType"];
        };
        CreateComment: {
            /** @description The text: 1 to 10,000 characters. */
            body: string;
            /** @description The recommendation. Required for a Decision and not allowed otherwise. */
            decision?: components["schemas"]["CommentDecision"] | null;
            /** @description Tokens of people to notify, at most 50. Unknown and disabled people are refused. */
            mentions?: string[];
            /**
             * @description Type of comment. A Decision needs the role reviewer or the scope risk:approve.
             * @default Comment
             * @enum {string}
             */
            type?: "Comment" | "Decision" | "Note";
        };
        CreatedUser: {
            /** @description Whether the person is disabled. A disabled person cannot sign in or be assigned work. */
            disabled: boolean;
            /** @description Email address used to sign in. */
            email: string;
            /** @description Whether notifications are also sent by email, where a mail server is configured. */
            email_notifications: boolean;
            /** @description Display name. */
            name: string;
            /** @description Initial password. Only returned in this response. */
            password: string;
            /** @description The person’s role, which decides what they may do. */
            role: components["schemas"]["PersonRole"];
            /** @description Identifies the resource. Token, prefix usr_. */
            token: string;
        };
        CreateEntity: {
            /** @description Postal address. Omitted parts are null. */
            address?: components["schemas"]["NewAddress"] | null;
            /**
             * @description Country of residence or incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Given names. Null for a company or if unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name of a person with a single name. */
            last_name: string;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /**
             * @description Person or Company. Fields of the other type are refused.
             * @constant
             */
            type: "Person";
        } | {
            /** @description Postal address. Omitted parts are null. */
            address?: components["schemas"]["NewAddress"] | null;
            /** @description Legal name as registered. Null for a person. */
            company_name: string;
            /**
             * @description Country of residence or incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
            /**
             * @description Person or Company. Fields of the other type are refused.
             * @constant
             */
            type: "Company";
        };
        CreateOauthClient: {
            /** @description Display name: 1 to 200 characters. */
            name: string;
            /** @description Scopes that its access tokens may have, without duplicates. */
            scopes: components["schemas"]["Scope"][];
        };
        CreateUser: {
            /**
             * Format: email
             * @description Email address used to sign in. Must not be in use.
             */
            email: string;
            /** @description Display name: 1 to 200 characters. */
            name: string;
            /** @description The person’s role, which decides what they may do. */
            role: components["schemas"]["PersonRole"];
        };
        CreateWatchlist: {
            /**
             * @description Category under which its entries are screened.
             * @default watchlist
             */
            category?: components["schemas"]["ScreeningCategory"];
            /** @description Name of the list: 1 to 200 characters. */
            name: string;
        };
        CreateWebhook: {
            /** @description Your own description, at most 500 characters. */
            description?: string | null;
            /** @description Event names without duplicates, or `["*"]` for all. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Public https URL, at most 2,048 characters, without user name, password or fragment. */
            url: string;
        };
        CustomerFile: string;
        /** @enum {string} */
        DataTier: "minimum" | "standard" | "full";
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivered" | "failed" | "undeliverable";
        Director: {
            /**
             * Format: date
             * @description Date of the appointment, YYYY-MM-DD, from 1800-01-01 to a year from today.
             */
            appointed_date?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Given names. Null for a company or if unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name of a person with a single name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Position in the company, as text. Null or omitted if unknown. */
            role?: string | null;
            /** @description Your own id for the person. */
            service_entity_id?: string | null;
        };
        Document: {
            /** @description For a selfie: what the person was asked to do. Null for a side of a document. */
            action: components["schemas"]["ChallengeAction"] | null;
            /** @description Size of the stored image in bytes. */
            byte_size: number;
            /** @description The case. Null once it has been deleted. Token, prefix cas_. */
            case_token: string | null;
            /** @description The check that uses it. Null if the document was requested without naming a person, in a case without one. Token, prefix chk_. */
            check_token: string | null;
            /** @description The country of the document, as the person chose it. Null for a selfie. */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description As the person chose it. Null for a selfie. */
            document_type: components["schemas"]["DocumentType"] | null;
            /** @description The person in the document. Null until a check uses it. Token, prefix ent_. */
            entity_token: string | null;
            /**
             * Format: date-time
             * @description When it will be erased. Null once it has been.
             */
            erase_at: string | null;
            /**
             * Format: date-time
             * @description When it was erased. Null until then.
             */
            erased_at: string | null;
            /** @description The check’s findings against it. For a selfie, the findings about all selfies together. */
            findings: string[];
            /** @description The flow. Null for a document requested by an analyst. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Height in pixels. */
            height: number | null;
            /** @description Media type of the stored image. Null until the image has been checked. */
            media_type: string | null;
            /** @description What the image shows. */
            purpose: components["schemas"]["CapturePurpose"];
            /** @description The document request. Null for a document of a verification. Token, prefix jny_. */
            request_token: string | null;
            /**
             * Format: date-time
             * @description When the person sent it.
             */
            sent_at: string | null;
            /** @description SHA-256 of the stored image, in hex. The audit log keeps it after the image is erased. */
            sha256: string | null;
            /** @description Whether the document has been read. */
            status: components["schemas"]["DocumentStatus"];
            /** @description Identifies the resource. Token, prefix doc_. */
            token: string;
            /** @description Width in pixels. */
            width: number | null;
        };
        DocumentAnswer: {
            /**
             * @description The country that issued it. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            document_country: string;
            /** @description Type of document. */
            document_type: components["schemas"]["DocumentType"];
            /** @description Data on the document. Null for values that were not read or are not stated. */
            extracted_data: components["schemas"]["ExtractedDocument"];
            /** @description Whether it is genuine and unchanged. */
            tamper_result: components["schemas"]["CheckResult"];
        };
        DocumentBlock: {
            /**
             * @description Country that issued the document. Null if unknown.
             * @default null
             */
            document_country: string | null;
            /**
             * @description Type of identity document.
             * @default null
             */
            document_type: string | null;
            /**
             * @description Data read from the document. Null without any.
             * @default null
             */
            extracted_data: {
                /**
                 * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
                 * @default null
                 */
                date_of_birth: string | null;
                /**
                 * @description Number of the document.
                 * @default null
                 */
                document_number: string | null;
                /**
                 * @description Expiry date as read.
                 * @default null
                 */
                expiration_date: string | null;
                /**
                 * @description Name as printed.
                 * @default null
                 */
                full_name: string | null;
                /**
                 * @description Gender as printed.
                 * @default null
                 */
                gender: string | null;
                /**
                 * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown.
                 * @default null
                 */
                nationality: string | null;
            } | null;
            /**
             * @description Result of the tampering check as stated by the provider. Null if unknown.
             * @default null
             */
            tamper_result: string | null;
            /**
             * @description Validity of the document as stated by the provider. Null if unknown.
             * @default null
             */
            validation_result: string | null;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        DocumentRequest: {
            /** @description Link for the person. It contains their start token and is only returned in this response. */
            address: string;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /** @description Accepted documents; the person sends one of them. */
            document_types: components["schemas"]["DocumentType"][];
            /** @description The person to send a document. Null if unknown; the document is then shown but not read. Token, prefix ent_. */
            entity_token: string | null;
            /**
             * Format: date-time
             * @description When the link expires.
             */
            expires_at: string;
            /** @description Shown to the person. Null without a message. */
            message: string | null;
            /** @description Identifies the resource. Token, prefix jny_. */
            token: string;
        };
        /** @enum {string} */
        DocumentStatus: "sent" | "read" | "erased";
        /** @enum {string} */
        DocumentType: "passport" | "national_id" | "driving_licence";
        /** @enum {string} */
        DueDiligencePath: "SDD" | "CDD" | "EDD";
        EmailBlock: {
            /** @description Whether the domain accepts mail. Null if unknown. */
            deliverable: boolean | null;
            /** @description Risk of the address, 0 to 100. */
            risk_score: number;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        Entity: {
            /** @description Postal address. Null if unknown. */
            address: components["schemas"]["Address"] | null;
            /** @description Numbers of alerts. */
            alerts_summary: components["schemas"]["AlertsSummary"];
            /** @description Numbers of checks. */
            checks_summary: components["schemas"]["ChecksSummary"];
            /** @description Legal name as registered. Null for a person. */
            company_name: string | null;
            /**
             * @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null if unknown.
             * @example GB
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date
             * @description YYYY-MM-DD. Null for a company or if unknown.
             */
            date_of_birth: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description Given names. Null for a company, if unknown, and for a person of a screening flow that gave only `full_name`. */
            first_name: string | null;
            /** @description First and last name, or the name that was given to a screening flow. In Han, Hangul and kana the last name is first, without a space, unless it is in katakana. Null for a company. */
            full_name: string | null;
            /** @description Family name, or the only name. Null for a company, and for a person of a screening flow that gave only `full_name`. */
            last_name: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Whether it is screened again regularly. */
            monitored: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown.
             * @example GB
             */
            nationality: string | null;
            /** @description Number in the company registry of its country. */
            registration_number: string | null;
            /** @description Primary, or the relation to the primary entity. In a list of a case, the role in that case. */
            role: components["schemas"]["EntityRole"];
            /** @description Identifies the resource. Token, prefix ent_. */
            token: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        /** @enum {string} */
        EntityCategory: "Person" | "Company";
        EntityGraph: {
            /** @description The requested person or company. */
            entity: components["schemas"]["NamedEntity"];
            /** @description Every ownership between the entities shown. */
            links: {
                /** @description Set if the link leads back into its own chain in one direction, `owners` or `owned`. Effective percentages of that direction exclude it; those of the other direction may include it. */
                closes_cycle: boolean;
                /** @description The owned company. Token, prefix ent_. */
                owned_token: string;
                /** @description The owner. Token, prefix ent_. */
                owner_token: string;
                /** @description Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO. */
                ownership_percentage: number;
            }[];
            /** @description Companies that it owns, directly or through others. */
            owned: components["schemas"]["ConnectedEntity"][];
            /** @description Its owners, direct or through others. */
            owners: components["schemas"]["ConnectedEntity"][];
            /** @description True if the graph exceeds the limits: 500 entities, 2,000 links, 25 layers in each direction. */
            truncated: boolean;
        };
        EntityImport: {
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Number of lines by result. */
            lines_summary: {
                /** @description Lines that created an entity. */
                created: number;
                /** @description Lines that were refused. */
                failed: number;
                /** @description Lines that have not been processed. */
                pending: number;
                /** @description Lines of the file, without the header and empty lines. */
                total: number;
            };
            /** @description Pending until the first lines have results; Complete once all lines have. */
            status: components["schemas"]["EntityImportStatus"];
            /** @description Identifies the resource. Token, prefix imp_. */
            token: string;
        };
        EntityImportLine: {
            /** @description The person or company created from the line. Null without one. Token, prefix ent_. */
            entity_token: string | null;
            /** @description The error that `POST /v1/entities` returns for this data. Null unless the line failed. */
            error: components["schemas"]["LineError"] | null;
            /** @description Line number in the file, counting empty lines. The header is 1, as in a spreadsheet. */
            line: number;
            /** @description Result of the line. */
            result: components["schemas"]["ImportLineResult"];
        };
        /** @enum {string} */
        EntityImportStatus: "Pending" | "In Progress" | "Complete";
        /** @enum {string} */
        EntityRole: "Primary" | "UBO" | "Director" | "Shareholder";
        /** @enum {string} */
        EntityType: "Person" | "Company";
        EntryDifference: {
            /** @description Values that the entry did not have before. */
            after: string[];
            /** @description Values that the entry no longer has. */
            before: string[];
            /** @description The field, such as `aliases` or `dates_of_birth`. */
            field: string;
        };
        Error: {
            /** @description What went wrong. */
            error: {
                /** @description Error code. Base your handling on this. */
                code: components["schemas"]["ErrorCode"];
                /** @description One entry for each invalid field, or for each invalid query parameter, at most 100. Query parameters are judged before the body. */
                details?: components["schemas"]["ErrorDetail"][];
                /** @description Description for people. It may change; base your handling on the code. */
                message: string;
                /** @description The value of X-Request-Id. Quote it when you ask for support. */
                request_id: string;
            };
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_JSON" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "TOKEN_EXPIRED" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "INVALID_STATE" | "IDEMPOTENCY_IN_PROGRESS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        ErrorDetail: {
            /**
             * @description What is wrong. More codes may be added. `required`: the field is missing. `unknown_field`: the operation does not have this body field. `unknown_parameter`: the operation does not have this query parameter. `repeated`: the parameter is given more than once. `not_allowed`: not allowed here. `invalid_type`: wrong JSON type. `invalid_format`: the text does not have the required format. `invalid_value`: not one of the allowed values. `invalid`: breaks the rule in the message. `too_big`: a number, text, list or nesting depth is above its limit. `too_small`: a number, text or list is below its limit. `not_multiple_of`: too many decimals. `unreadable_name`: the name has no word to search for. `impossible_date`: the date does not exist, or is not possible here. `period_reversed`: the period ends before it begins. `period_ahead`: the period begins in the future. `period_too_long`: the period is longer than the limit. `not_ahead`: the time has passed. `too_far_ahead`: the time is further ahead than the limit. `past_deadline`: the time is after the deadline. `unknown`: nothing in this project has this token. `unknown_person`: nobody in this project has this token. `not_assignable`: the person does not exist, or may not do this. `not_of_this_type`: not possible for a resource of this type. `not_unique`: already in use. `duplicate`: given more than once. `too_many`: the maximum is reached. `too_much`: the shares add up to more than 100%. `address_not_allowed`: the URL is not a public https URL. `wrong`: the current password is wrong. `sandbox_marker`: a sandbox marker, which production refuses. `person_required`: only a signed-in person may do this. `reviewer_required`: only a reviewer may do this; others can propose it. `second_person_required`: the same person may not do both steps. `alerts_unresolved`: the case has alerts that are not Resolved. `checks_open`: the case has open checks. `assessment_not_approved`: the case has no approved risk assessment. `assessment_in_effect_not_approved`: the tier that the case shows was not approved.
             * @enum {string}
             */
            code: "required" | "unknown_field" | "unknown_parameter" | "repeated" | "not_allowed" | "invalid_type" | "invalid_format" | "invalid_value" | "invalid" | "too_big" | "too_small" | "not_multiple_of" | "unreadable_name" | "impossible_date" | "period_reversed" | "period_ahead" | "period_too_long" | "not_ahead" | "too_far_ahead" | "past_deadline" | "unknown" | "unknown_person" | "not_assignable" | "not_of_this_type" | "not_unique" | "duplicate" | "too_many" | "too_much" | "address_not_allowed" | "wrong" | "sandbox_marker" | "person_required" | "reviewer_required" | "second_person_required" | "alerts_unresolved" | "checks_open" | "assessment_not_approved" | "assessment_in_effect_not_approved";
            /** @description Path of the field, with its parts joined by dots. */
            field: string;
            /** @description Description for people. It may change; base your handling on the code. */
            message: string;
        };
        EscalateAlert: {
            /** @description The person to decide, with the role reviewer or admin. Token, prefix usr_. */
            escalate_to: string;
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /** @description A resolution that the person who decides can confirm unchanged. */
            proposed_resolution?: components["schemas"]["Resolution"];
            /** @description Why somebody else should decide: 1 to 5,000 characters. */
            reason: string;
        };
        EscalateCase: {
            /** @description The person to decide, with the role reviewer or admin. Token, prefix usr_. */
            escalate_to: string;
            /** @description Why somebody else should decide: 1 to 5,000 characters. */
            reason: string;
        };
        ExplanationFeature: {
            /** @description Value on the list. Null if the list has none. */
            candidate: string | null;
            /** @description Points for or against, −100 to 100. */
            contribution: number;
            /** @description What was compared. */
            feature: string;
            /** @description How two words compare, in plain words: `sounds alike`. */
            note?: string;
            /** @description Value searched for. Null if none was given. */
            query: string | null;
            /**
             * @description How the two values compare.
             * @enum {string}
             */
            verdict: "agree" | "near" | "conflict" | "missing";
        };
        ExtractedDocument: {
            /**
             * Format: date
             * @description YYYY-MM-DD. Compared with the date in the flow.
             */
            date_of_birth: string | null;
            /**
             * @description As stated on the document.
             * @default null
             */
            document_number?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD. An expired document fails.
             */
            expiration_date: string | null;
            /** @description Name of the holder. Compared with the name in the flow. */
            full_name: string | null;
            /**
             * @description As stated on the document.
             * @default null
             */
            gender?: ("female" | "male" | "unspecified") | null;
            /**
             * @description ISO 3166-1 alpha-2. Compared with the nationality in the flow. ISO 3166-1 alpha-2.
             * @default null
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
        };
        ExtractedRecord: {
            /** @description Who did it. */
            actor: components["schemas"]["AuditActor"];
            /** @description The case that the record belongs to. Null without one. Token, prefix cas_. */
            case_token: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description For a change, the values before and after (`from` and `to`, or `before` and `after`), or the names of the changed `fields` whose values may be personal data. */
            details: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            event_type: components["schemas"]["AuditEventType"];
            /** @description SHA-256 of the record and `previous_hash`, in hex. */
            hash: string;
            /** @description IP address of the caller. Null for the system. */
            ip_address: string | null;
            /** @description Hash of the previous record. */
            previous_hash: string;
            /** @description The text that the hash covers, byte for byte. */
            record: string;
            /** @description The id of the request, as in the header X-Request-Id. */
            request_id: string;
            /** @description Position in the project’s audit log, from 1, without gaps. */
            sequence: number;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description Type of the resource that it is about. */
            target_type: components["schemas"]["AuditTargetType"];
            /** @description Identifies the resource. Token, prefix aud_. */
            token: string;
        };
        Flow: {
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /**
             * @description sync: the caller waits for the result. async: the result is fetched or delivered later.
             * @enum {string}
             */
            mode: "sync" | "async";
            /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Whether the checks are running, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
            /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description The person or company that is verified or screened. */
            subject: {
                /** @description Name as given in the request. */
                name: string;
                /** @description Whether it is a person or a company. */
                type: components["schemas"]["EntityType"];
            } | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        FlowMatch: {
            /** @description The alert raised for the match. Token, prefix alt_. */
            alert_token: string;
            /** @description All categories of the entry. */
            categories: components["schemas"]["ScreeningCategory"][];
            /** @description The most serious of `categories`: sanctions, then watchlist, PEP, adverse media. */
            category: components["schemas"]["ScreeningCategory"];
            /** @description Date of birth of the listed party: YYYY, YYYY-MM, YYYY-MM-DD or a range. Null if the list names none. */
            date_of_birth: string | null;
            /** @description Evidence for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description Name of the list. */
            list: string;
            /** @description The list’s own id for the entry. */
            list_entry_id: string;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description The matched name of the entry: its main name or an alias. */
            matched_name: string;
            /** @description Version of the model that made the score. */
            model_version?: string;
            /** @description Nationality of the listed party, ISO 3166-1 alpha-2. Null if the list names none. */
            nationality: string | null;
            /** @description Score calculated as in OFAC’s own search, 0 to 100, for comparison. */
            ofac_score?: number;
            /** @description Main name of the entry. */
            primary_name: string;
            /** @description What `match_score` would be without the date of birth. Null unless both sides have one. */
            score_without_date?: number | null;
            /** @description Words of both names, with the rarity of each. */
            words?: components["schemas"]["MatchWords"];
        };
        FlowResult: {
            /** @description Result of the address check. Omitted if no address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
            address_verification?: components["schemas"]["AddressBlock"] | null;
            /** @description Owners as given, and those that the registry adds, with any share. */
            beneficial_owners?: components["schemas"]["PartyBlock"][];
            /** @description Result of the face check. Null until the person has been filmed. */
            biometric?: components["schemas"]["BiometricBlock"] | null;
            /** @description Name of the case, such as CAS-000142. Null if the flow opened none. */
            case_reference: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description Numbers of checks. */
            checks_summary: components["schemas"]["ChecksBlock"];
            /** @description Data from the registry. Null until it has answered. */
            company?: components["schemas"]["CompanyBlock"] | null;
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /** @description Summary of the flow for auditors. */
            compliance_metadata: {
                /** @description Whether every check has ended and no alert is unresolved. A waived or cancelled check has ended. It does not mean that all checks passed: `overall_verdict` is `Refer` because of a cancelled check. */
                cdd_completed: boolean;
                /**
                 * Format: date-time
                 * @description When the last check ended and the last alert was resolved. Null until then.
                 */
                cdd_completed_at: string | null;
                /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
                data_tier: components["schemas"]["DataTier"];
                /** @description Whether the risk requires enhanced due diligence. Null until it is assessed. */
                edd_required: boolean | null;
            };
            /** @description Directors given in the request and directors named by the registry. */
            directors?: components["schemas"]["PartyBlock"][];
            /** @description Result of the document check. Null until the person has shown a document. */
            document?: components["schemas"]["DocumentBlock"] | null;
            /** @description Result of the email check. Omitted if no email address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
            email_verification?: components["schemas"]["EmailBlock"] | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /** @description Result of the identity check. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
            identity?: components["schemas"]["IdentityBlock"] | null;
            /**
             * Format: date
             * @description The day of the risk assessment plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
             */
            next_review_date: string | null;
            /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Result of the phone check. Omitted if no phone number was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
            phone_verification?: components["schemas"]["PhoneBlock"] | null;
            /** @description Whether the checks are running, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
            /** @description The newest risk assessment of the case. Null until there is one. */
            risk_assessment?: components["schemas"]["RiskAssessment"] | null;
            /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description Results of screening. Null until a screening check has ended. */
            screening: components["schemas"]["ScreeningBlock"] | null;
            /** @description Tokens to continue the flow and to fetch its result. */
            tokens: components["schemas"]["FlowTokens"] | null;
        };
        FlowScreening: {
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /** @description Lists that were searched or that contain the party, with their versions. */
            lists: components["schemas"]["ListVersion"][];
            /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Whether the checks are running, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
        };
        /** @enum {string} */
        FlowStatus: "processing" | "complete" | "failed";
        FlowTokens: {
            /** @description Secret that fetches the result until 30 days after it became available. */
            pull: string;
            /** @description Secret for the hosted journey of an async person flow; expires after 24 hours. Send the person to `/{project_hash}/?t={start}` at the address of the API. Null for other flows. */
            start: string | null;
        };
        /** @enum {string} */
        FlowType: "company" | "person" | "screening" | "document";
        FourEyesSettings: {
            /** @description Whether the rules also apply to API keys and OAuth clients. */
            binds_machines: boolean;
            /** @description Whether clearing a Critical alert or a Sanctions Hit needs a reviewer. */
            critical_false_positive: boolean;
            /** @description Whether the person who overrode a risk assessment cannot approve it, and vice versa. */
            risk_override: boolean;
        };
        /** @enum {string} */
        HeldAction: "acknowledge" | "assign" | "escalate" | "resolve";
        /** @enum {string} */
        HitStatus: "No Hit" | "Hit" | "Not Screened";
        IdentityBlock: {
            /** @description Decision as stated by the provider. */
            decision: string;
            /** @description Confidence of the provider, 0 to 100. */
            score: number;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        /** @enum {string} */
        ImportLineResult: "Pending" | "Created" | "Failed";
        JourneySettings: {
            /**
             * @description Minutes of inactivity after which `journey.abandoned` is sent. Default: 60.
             * @default 60
             */
            abandoned_after_minutes?: number;
            /**
             * @description Who compares faces: `review` for a person, because the built-in comparison is a deterrent and not certified, or the name of an outside provider.
             * @default review
             */
            biometric?: string;
            /**
             * @description Who checks documents: `built-in`, which is a deterrent and not certified, or the name of an outside provider.
             * @default built-in
             */
            document?: string;
            /** @description Documents that the hosted journey accepts. */
            document_types: components["schemas"]["DocumentType"][];
        };
        JudgedFace: {
            /** @description Result. */
            result: components["schemas"]["CheckResult"];
            /**
             * @description Score, 0 to 100. Null without one.
             * @default null
             */
            score?: number | null;
        };
        /** @enum {string} */
        KindOfChange: "added" | "changed" | "removed";
        LineError: {
            /** @description Code of the error. */
            code: string;
            /** @description One entry for each invalid field. */
            details: {
                /** @description What is wrong with it, as a code. */
                code: string;
                /** @description The invalid column. Empty for the line as a whole. */
                field: string;
                /** @description What is wrong with it, for people. */
                message: string;
            }[];
            /** @description Description for people. It may change. */
            message: string;
        };
        ListedAuditRecord: {
            /** @description Who did it. */
            actor: components["schemas"]["AuditActor"];
            /** @description What the alert of the record is about. Null for other records, without the scope `alerts:read`, or if it is deleted. Not part of the hash. */
            alert: {
                /** @description Category of the alert. */
                category: components["schemas"]["AlertCategory"];
                /** @description Type code of the check that raised it. Null if unknown. */
                check_type_code: components["schemas"]["CheckTypeCode"] | null;
            } | null;
            /** @description The case that the record belongs to. Null without one. Token, prefix cas_. */
            case_token: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description For a change, the values before and after (`from` and `to`, or `before` and `after`), or the names of the changed `fields` whose values may be personal data. */
            details: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            event_type: components["schemas"]["AuditEventType"];
            /** @description SHA-256 of the record and `previous_hash`, in hex. */
            hash: string;
            /** @description IP address of the caller. Null for the system. */
            ip_address: string | null;
            /** @description Current names of what the record mentions, by token: cases, people and companies, and the person or company of an alert or a check. Leaves out what is deleted, and what the caller has no scope to read. Not part of the hash. */
            names: {
                [key: string]: string;
            };
            /** @description Hash of the previous record. */
            previous_hash: string;
            /** @description The id of the request, as in the header X-Request-Id. */
            request_id: string;
            /** @description Position in the project’s audit log, from 1, without gaps. */
            sequence: number;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description Type of the resource that it is about. */
            target_type: components["schemas"]["AuditTargetType"];
            /** @description Identifies the resource. Token, prefix aud_. */
            token: string;
        };
        ListedCase: {
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to: string | null;
            /**
             * Format: date-time
             * @description When the case was closed. Null until then.
             */
            closed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Decision with which the case was closed. Null until then. */
            decision: components["schemas"]["CaseDecision"] | null;
            /** @description Reason for the decision. Null if none was given. */
            decision_summary: string | null;
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Numbered per project, such as CAS-000142. */
            name: string;
            /** @description Number of alerts that are not Resolved. */
            open_alerts_count: number;
            /** @description The person or company that the case is about. Null if not set yet. */
            primary_entity: components["schemas"]["NamedEntity"] | null;
            /** @description The person or company that the case is about. Null if not set yet. Token, prefix ent_. */
            primary_entity_token: string | null;
            /** @description Whether `risk_tier` was set by an override that waits for the approval of a reviewer. False once the case is Closed. */
            risk_override_waiting: boolean;
            /** @description Score of the newest risk assessment that is not a Draft, 0 to 100. Null until there is one. */
            risk_score: number | null;
            /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description Whether `risk_tier` was set by an override. `risk_score` is still the calculated score, which may belong to another tier. */
            risk_tier_overridden: boolean;
            /**
             * Format: date-time
             * @description When it must be decided. Null for a case of type Perpetual, which has no deadline.
             */
            sla_deadline: string | null;
            /** @description `Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then. */
            sla_status: components["schemas"]["SlaStatus"];
            /** @description Status of the case. Client Input and Internal Review: waiting for somebody else. */
            status: components["schemas"]["CaseStatus"];
            /** @description Identifies the resource. Token, prefix cas_. */
            token: string;
            /** @description Number of people and companies in the case. */
            total_entities_count: number;
            /** @description Why the case was opened. */
            type: components["schemas"]["CaseType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ListedIdentifier: {
            /** @description Country that issued it, ISO 3166-1 alpha-2. Null if unknown. */
            country: string | null;
            /** @description Type of the number. */
            type: string;
            /** @description The number. */
            value: string;
        };
        ListedParty: {
            /** @description Each in one line. */
            addresses: string[];
            /** @description Articles about the party. Empty if the lists name none. */
            articles: {
                /** @description Publication date. Null if unknown. */
                published_on: string | null;
                /** @description Publisher. Null if unknown. */
                publisher: string | null;
                /** @description Title of the article. */
                title: string;
                /** @description URL of the article. Null if unknown. */
                url: string | null;
            }[];
            /** @description Changes since then on either side. Absent without such an alert. */
            changed?: components["schemas"]["MaterialChange"][];
            /** @description YYYY, YYYY-MM, YYYY-MM-DD, or a range YYYY/YYYY. */
            dates_of_birth: string[];
            /** @description Numbers of identity documents, registrations, taxes or ships. */
            identifiers: components["schemas"]["ListedIdentifier"][];
            /** @description Date of the listing, as precise as published. Null if not published. */
            listed_on: string | null;
            /** @description Lists that contain the party, starting with that of the alert’s match. */
            lists: {
                /** @description The version of the list that removed the entry. Absent while the list has it. */
                delisted_by?: string;
                /** @description The list’s own id for the entry. */
                list_entry_id: string;
                /** @description Name of the list. */
                name: string;
                /** @description The publisher’s page about the entry or the list. Null without one. */
                source_url: string | null;
                /** @description Version of the list that matched. Null if unknown. */
                version: string | null;
            }[];
            /** @description All names, main name first. */
            names: {
                /**
                 * @description Whether it is the main name or an alias.
                 * @enum {string}
                 */
                kind: "primary" | "alias";
                /** @description The name. */
                name: string;
                /**
                 * @description weak if the list says that the alias is not enough to identify anybody.
                 * @enum {string}
                 */
                quality: "strong" | "weak";
            }[];
            /** @description ISO 3166-1 alpha-2. */
            nationalities: string[];
            /** @description As stated by the list. */
            places_of_birth: string[];
            /** @description Public offices. Empty if the lists name none. */
            positions: {
                /** @description ISO 3166-1 alpha-2. Null if unknown. */
                country: string | null;
                /** @description Start. Null if unknown. */
                from: string | null;
                /** @description The office. */
                title: string;
                /** @description End. Null if unknown or still held. */
                to: string | null;
            }[];
            /** @description An earlier alert about the same party that was resolved as a false positive. Absent without one. Token, prefix alt_. */
            previous_alert_token?: string;
            /** @description Sanctions programmes or lists that include it. */
            programs: string[];
            /** @description Reason for the listing, as stated by the publisher. Null if not published. */
            reason: string | null;
            /** @description Further text about the entry. */
            remarks: string | null;
        };
        /** @enum {string} */
        ListedType: "person" | "company" | "vessel" | "aircraft";
        ListMeta: {
            /** @description Information about the next page. */
            page: components["schemas"]["Page"];
            /** @description The value of X-Request-Id. */
            request_id: string;
            /** @description Number of items that match the filters, on all pages. Exact, unless `total_is_minimum` is true: with `q` it is at most 1,000, and with some other filters at most 10,000. */
            total: number;
            /** @description Whether more items match than `total` says. */
            total_is_minimum: boolean;
        };
        ListSync: {
            /** @description Why the last attempt failed or was refused. Null if it succeeded. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the publisher was last contacted.
             */
            last_attempt_at: string;
            /**
             * Format: date-time
             * @description When the list was last confirmed to be the publisher’s newest edition. Null before the first time.
             */
            last_success_at: string | null;
            /** @description The source, as in the settings of the deployment: `un`, `eu`. */
            source: string;
        };
        ListVersion: {
            /** @description Name of the list. */
            name: string;
            /**
             * Format: date-time
             * @description Since when the version is in force.
             */
            updated_at: string;
            /** @description Version of the list that answered. */
            version: string;
        };
        Match: {
            /** @description All categories of the entry. */
            categories: components["schemas"]["ScreeningCategory"][];
            /** @description The most serious of `categories`: sanctions, then watchlist, PEP, adverse media. */
            category: components["schemas"]["ScreeningCategory"];
            /** @description Date of birth of the listed party: YYYY, YYYY-MM, YYYY-MM-DD or a range. Null if the list names none. */
            date_of_birth: string | null;
            /** @description Evidence for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description Name of the list. */
            list: string;
            /** @description The list’s own id for the entry. */
            list_entry_id: string;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description The matched name of the entry: its main name or an alias. */
            matched_name: string;
            /** @description Version of the model that made the score. */
            model_version?: string;
            /** @description Nationality of the listed party, ISO 3166-1 alpha-2. Null if the list names none. */
            nationality: string | null;
            /** @description Score calculated as in OFAC’s own search, 0 to 100, for comparison. */
            ofac_score?: number;
            /** @description Main name of the entry. */
            primary_name: string;
            /** @description What `match_score` would be without the date of birth. Null unless both sides have one. */
            score_without_date?: number | null;
            /** @description Words of both names, with the rarity of each. */
            words?: components["schemas"]["MatchWords"];
        };
        MatchWord: {
            /** @description Rarity on the lists in force: 0 for a word in every name, 1 for a word in none. */
            rarity: number;
            /** @description Words of the listed name that aliases on the lists use as spellings of the same name. Absent without any. */
            spellings?: string[];
            /** @description The word. */
            text: string;
        };
        MatchWords: {
            /** @description Words of the listed name. */
            candidate: components["schemas"]["MatchWord"][];
            /** @description Words of the searched name. */
            query: components["schemas"]["MatchWord"][];
        };
        MaterialChange: {
            /** @description Its current values. */
            after: string[];
            /** @description Its values when the earlier match was decided. */
            before: string[];
            /** @description The field that changed, such as `date_of_birth` or `names`. */
            field: string;
            /**
             * @description Whether the subject or the listed party changed.
             * @enum {string}
             */
            side: "subject" | "listed_party";
        };
        Meta: {
            /** @description Information about the next page. */
            page: components["schemas"]["Page"];
            /** @description The value of X-Request-Id. */
            request_id: string;
        };
        Mismatch: {
            /** @description For a document or a face: all findings, which are decided together. */
            findings?: {
                /** @description Value found instead. Null without one. */
                found: string | null;
                /** @description Value given. Null if nothing was compared. */
                given: string | null;
                /** @description The finding in one sentence. */
                summary: string;
            }[];
            /** @description Value found instead. Null without one. */
            found: string | null;
            /** @description Value given. Null without one. */
            given: string | null;
        };
        NamedEntity: {
            /**
             * @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null if unknown.
             * @example GB
             */
            country: string | null;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Name of the person or company. */
            name: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /** @description Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        NamedSubject: {
            /** @description Name of the person or company. */
            name: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
        };
        NewAddress: {
            /** @description Town or city. */
            city?: string | null;
            /**
             * @description Country of the address. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** @description Building and street. */
            line1?: string | null;
            /** @description Flat, floor or district. */
            line2?: string | null;
            /** @description Postal code, as written in its country. */
            postal_code?: string | null;
            /** @description State, province or county. */
            state?: string | null;
        };
        NewerDocument: {
            /** @description The check that read it. Token, prefix chk_. */
            check_token: string;
            /**
             * Format: date-time
             * @description When the document was read.
             */
            completed_at: string;
            /** @description Whether the check passed, or all of its alerts are settled. */
            is_accepted: boolean;
            /**
             * @description What was replaced: the document itself, or the portrait that a face was compared with.
             * @enum {string}
             */
            of: "document" | "portrait";
        };
        NewWatchlistEntry: {
            /** @description Other names, at most 20. */
            aliases?: string[];
            /**
             * @description Country of residence or registration. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * @description YYYY, YYYY-MM or YYYY-MM-DD, from 1800 to today in any time zone.
             * @example 1975
             * @example 1975-03
             * @example 1975-03-21
             */
            date_of_birth?: string | null;
            /**
             * @description Type of the entry.
             * @default person
             */
            entity_type?: components["schemas"]["ListedType"];
            /** @description Numbers of identity documents, registrations, taxes or ships. */
            identifiers?: {
                /**
                 * @description Country that issued it. ISO 3166-1 alpha-2.
                 * @example GB
                 * @example FR
                 * @example BR
                 */
                country?: string | null;
                /** @description Type of the number. */
                type: string;
                /** @description The number. */
                value: string;
            }[];
            /** @description Your own id for the entry: 1 to 100 letters, digits, or . _ : -. Default: a generated id. */
            list_entry_id?: string;
            /** @description Main name. It must contain a letter. */
            name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Further text about the entry. */
            remarks?: string | null;
        };
        Notification: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description What happened: `alert.assigned`, `alert.escalated`, `alert.hold_refused`, `case.assigned`, `case.commented`, `case.escalated`, `list.refused`, `sla.breached`, `sla.warning`, `webhook.undeliverable`. Kinds may be added. */
            kind: string;
            /** @description Note by the person who caused the notification. Null without one. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the person read it. Null until then.
             */
            read_at: string | null;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description Type of the resource that it is about. */
            target_type: string;
            /** @description Identifies the resource. Token, prefix ntf_. */
            token: string;
        };
        OauthClient: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The `client_id` for the token endpoint. Token, prefix cli_. */
            id: string;
            /**
             * Format: date-time
             * @description When the client was last given an access token. Null before the first.
             */
            last_used_at: string | null;
            /** @description Display name. */
            name: string;
            /** @description Scopes that its access tokens may have. */
            scopes: components["schemas"]["Scope"][];
            /** @description A revoked client cannot get new tokens, and its existing tokens are refused. */
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @enum {string} */
        OauthClientStatus: "active" | "revoked";
        OauthClientWithSecret: {
            /** @description Secret for the token endpoint. Only returned in this response. */
            client_secret: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The `client_id` for the token endpoint. Token, prefix cli_. */
            id: string;
            /**
             * Format: date-time
             * @description When the client was last given an access token. Null before the first.
             */
            last_used_at: string | null;
            /** @description Display name. */
            name: string;
            /** @description Scopes that its access tokens may have. */
            scopes: components["schemas"]["Scope"][];
            /** @description A revoked client cannot get new tokens, and its existing tokens are refused. */
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @description An error of the token endpoint. */
        OauthError: {
            /** @description Error code of RFC 6749 §5.2. */
            error: components["schemas"]["OauthErrorCode"];
            /** @description Description for people. It may change; base your handling on the code. */
            error_description: string;
        };
        /** @enum {string} */
        OauthErrorCode: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error";
        OverrideRiskAssessment: {
            /** @description Reason, for the audit log: 10 to 2,000 characters. */
            justification: string;
            /** @description The tier that replaces the calculated one. */
            tier: components["schemas"]["Tier"];
        };
        Owner: {
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Given names. Null for a company or if unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name of a person with a single name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Percentage owned, 0 to 100. An owner of 25 or more, or without a percentage, counts as a UBO. */
            ownership_percentage?: number | null;
            /** @description Position in the company, as text. Null or omitted if unknown. */
            role?: string | null;
            /** @description Your own id for the person. */
            service_entity_id?: string | null;
        };
        Ownership: {
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Direct owners, largest first. */
            owners: {
                /**
                 * @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null if unknown.
                 * @example GB
                 */
                country: string | null;
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Name of the person or company. */
                name: string;
                /** @description Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO. */
                ownership_percentage: number;
                /** @description Whether it is a person or a company. */
                type: components["schemas"]["EntityType"];
                /** @description Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
                verification_status: components["schemas"]["VerificationStatus"];
            }[];
        };
        Page: {
            /** @description Send it as `cursor` to get the next page. Null on the last page. */
            cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
        };
        PartyBlock: {
            /** @description Adverse media. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth: string | null;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /** @description Full name. */
            name: string;
            /** @description Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO. */
            ownership_percentage: number | null;
            /** @description Politically exposed persons. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Position in the company, as text. Null or omitted if unknown. */
            role: string | null;
            /** @description Sanctions. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date-time
             * @description When the last answered screening check ended. Null until all have ended, or if none was answered.
             */
            screening_completed_at: string | null;
            /** @description Watchlists. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        PendingMove: {
            /** @description The pending action. */
            action: components["schemas"]["HeldAction"];
            /** @description Token of the person or credential that requested it. */
            by: string;
            /**
             * Format: date-time
             * @description When the action takes effect, unless it is undone first.
             */
            until: string;
        };
        Period: {
            /**
             * Format: date-time
             * @description Start, inclusive.
             */
            from: string;
            /**
             * Format: date-time
             * @description End, exclusive.
             */
            to: string;
        };
        PersonRequest: {
            /** @description Building and street. Adds the address check. */
            address?: string | null;
            /** @description Town or city. */
            city?: string | null;
            /**
             * @description Country of residence. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Document that the hosted journey asks for first. */
            document_type?: components["schemas"]["DocumentType"] | null;
            /**
             * Format: email
             * @description Email address. Adds the email check.
             */
            email?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Given names. */
            first_name: string;
            /** @description Family name, or the only name of a person with a single name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Phone number in E.164: `+442079460000`. Adds the phone check. */
            phone?: string | null;
            /** @description Postal code, as written in its country. */
            postal_code?: string | null;
        };
        /** @enum {string} */
        PersonRole: "analyst" | "reviewer" | "admin" | "auditor";
        PhoneBlock: {
            /** @description Network of the number. Null if unknown. */
            carrier: string | null;
            /** @description Such as mobile or landline. Null if unknown. */
            phone_type: string | null;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        PolicyDraft: {
            /** @description The last person to change the draft. They cannot publish it. Token, prefix usr_. */
            author: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Kind of policy. */
            kind: components["schemas"]["PolicyKind"];
            /** @description The version in force, which the draft will replace. */
            replaces_version: number;
            /** @description Increases by one with each change. */
            revision: number;
            /** @description The complete settings for this kind of policy. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        PolicyInForce: {
            /** @description The last person to change the draft. Null for Probity’s default. Token, prefix usr_. */
            author: string | null;
            /** @description The draft that will replace it once published. Null without a draft. */
            draft: components["schemas"]["PolicyDraft"] | null;
            /**
             * Format: date-time
             * @description When the draft of the version was last changed. Null for Probity’s default.
             */
            drafted_at: string | null;
            /** @description False if the settings are invalid. Operations that need them are refused until a valid version is published. */
            is_readable: boolean;
            /** @description Kind of policy. */
            kind: components["schemas"]["PolicyKind"];
            /**
             * Format: date-time
             * @description When the version came into force. Null for Probity’s default.
             */
            published_at: string | null;
            /** @description The person who published the version; never its author. Null for Probity’s default. Token, prefix usr_. */
            published_by: string | null;
            /** @description The complete settings for this kind of policy. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /** @description Identifies the version: `rmd_…` for a risk model, otherwise `pol_…`. Null for Probity’s default. Token, prefix pol_ or rmd_. */
            token: string | null;
            /** @description Counts from 1; 0 for Probity’s default. */
            version: number;
        };
        /** @enum {string} */
        PolicyKind: "alert_sla" | "case_sla" | "four_eyes" | "journey" | "priority" | "retention" | "reuse" | "risk_model" | "screening" | "straight_through";
        PolicyOutcome: {
            /** @description Outcome under the policy, such as a tier, a priority or an SLA status. */
            outcome: string;
            /** @description For `risk_model`, the risk score, 0 to 100; for `priority`, the highest priority score of its alerts. Otherwise null. */
            score: number | null;
        };
        PolicyPreview: {
            /** @description Number of cases by outcome under the draft. */
            after: {
                [key: string]: number;
            };
            /** @description Number of cases by outcome under the policy in force. */
            before: {
                [key: string]: number;
            };
            /** @description Number of cases in the preview. The newest cases are used. */
            cases: number;
            /** @description Number of cases that would have had a different outcome. */
            changed: number;
            /** @description The first cases whose outcome would change, newest first. */
            changes: {
                /** @description Outcome under the draft. */
                after: components["schemas"]["PolicyOutcome"];
                /** @description Outcome under the policy in force. */
                before: components["schemas"]["PolicyOutcome"];
                /** @description Name of the case, such as CAS-000142. */
                case_name: string;
                /** @description The case. Token, prefix cas_. */
                case_token: string;
                /** @description Name of the person or company that the case is about. Null without a primary entity. */
                subject_name: string | null;
            }[];
            /** @description Kind of policy. */
            kind: components["schemas"]["PolicyKind"];
            /** @description Maximum number of cases in a preview. */
            max_cases: number;
            /** @description The revision of the previewed draft. */
            revision: number;
        };
        PolicyVersion: {
            /** @description The last person to change the draft. Null for Probity’s default. Token, prefix usr_. */
            author: string | null;
            /**
             * Format: date-time
             * @description When the draft of the version was last changed. Null for Probity’s default.
             */
            drafted_at: string | null;
            /** @description False if the settings are invalid. Operations that need them are refused until a valid version is published. */
            is_readable: boolean;
            /** @description Kind of policy. */
            kind: components["schemas"]["PolicyKind"];
            /**
             * Format: date-time
             * @description When the version came into force. Null for Probity’s default.
             */
            published_at: string | null;
            /** @description The person who published the version; never its author. Null for Probity’s default. Token, prefix usr_. */
            published_by: string | null;
            /** @description The complete settings for this kind of policy. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /** @description Identifies the version: `rmd_…` for a risk model, otherwise `pol_…`. Null for Probity’s default. Token, prefix pol_ or rmd_. */
            token: string | null;
            /** @description Counts from 1; 0 for Probity’s default. */
            version: number;
        };
        PreviewRiskAssessment: {
            /** @description Adverse media about the parties. `unknown`: not screened. */
            adverse_media?: components["schemas"]["RiskFinding"];
            /** @description Annual revenue in the base currency. Null if unknown. */
            annual_revenue?: number | null;
            /** @description Age of the company in whole years. Null if unknown. */
            company_age_years?: number | null;
            /** @description Legal form as stated by the registry. Null if unknown. */
            company_type?: string | null;
            /**
             * @description Country of residence or incorporation. Null if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
            data_tier?: components["schemas"]["DataTier"];
            /** @description Number of employees. Null if unknown. */
            employee_count?: number | null;
            /** @description Whether the customer is a person or a company. */
            entity_type?: components["schemas"]["EntityType"];
            /** @description Line of business, as text. Null if unknown. */
            industry?: string | null;
            /** @description Nationalities of the parties. */
            nationalities?: string[];
            /** @description Number of companies between this one and its last known owner. */
            ownership_layers?: number;
            /** @description Politically exposed persons among the parties. `unknown`: not screened. */
            pep?: components["schemas"]["RiskFinding"];
            /**
             * @description Jurisdiction of registration according to the registry. Null if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            registered_jurisdiction?: string | null;
            /** @description Sanctions hits among the parties. `unknown`: not screened. */
            sanctions?: components["schemas"]["RiskFinding"];
            /** @description Line of business, as UK SIC 2007 codes. */
            sic_codes?: string[];
            /** @description Number of people who own 25% or more. */
            ubo_count?: number;
            /** @description Watchlist matches among the parties. `unknown`: not screened. */
            watchlist?: components["schemas"]["RiskFinding"];
        };
        /** @enum {string} */
        Priority: "Critical" | "High" | "Medium-High" | "Medium" | "Low";
        PrioritySettings: {
            /** @description Extra priority points of a match with score 100 over one at the threshold. */
            match_points: number;
            /** @description By category: the priority and the priority score of its alerts. Of a category of matches, the score is that of a match at the threshold. */
            priorities: {
                [key: string]: {
                    /** @description How urgent it is. Derived from the category and the score. */
                    priority: components["schemas"]["Priority"];
                    /** @description Sorts a queue within and across priorities: 0 to 100, higher first. */
                    priority_score: number;
                };
            };
        };
        Proposal: {
            /** @description The proposed decision. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters. Required with that action and not allowed otherwise. */
            conditions: string | null;
            /** @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive. */
            is_false_positive: boolean;
            /**
             * Format: date-time
             * @description When the resolution was proposed.
             */
            proposed_at: string;
            /** @description Token of the person or credential that proposed it. */
            proposed_by: string;
            /** @description Reason for the proposal. */
            rationale: string;
            /** @description Check of the newer document that is to count instead. Null without one. Token, prefix chk_. */
            replaced_by?: string | null;
        };
        ProviderJob: {
            /**
             * Format: date-time
             * @description When the valid answer arrived. Null until then.
             */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Identifies the resource. Token, prefix job_. */
            token: string;
            /** @description The check that the job is for: IDV_DOCUMENT or IDV_BIOMETRIC. */
            type_code: components["schemas"]["CheckTypeCode"];
        };
        /** @enum {string} */
        PublishedEvent: "alert.created" | "alert.escalated" | "alert.resolved" | "case.closed" | "case.created" | "case.escalated" | "case.status_changed" | "check.completed" | "check.failed" | "journey.abandoned" | "journey.expired" | "risk_assessment.approved" | "risk_assessment.completed" | "screening.completed" | "sla.breached" | "sla.warning" | "verification.completed" | "verification.updated" | "webhook.test";
        PublishPolicyDraft: {
            /** @description The revision that you read. 409 if the draft has changed since, so that nobody publishes a change unseen. */
            revision?: number;
        };
        ReadNotifications: {
            /** @description Notifications to mark as read, at most 100. */
            tokens: string[];
        };
        RegisterEntity: {
            /** @description Postal address. Omitted parts are null. */
            address?: components["schemas"]["NewAddress"] | null;
            /**
             * @description Country of residence or incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Given names. Null for a company or if unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name of a person with a single name. */
            last_name: string;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether it is screened again regularly.
             * @default false
             */
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /**
             * @description Primary, or the relation to a primary entity.
             * @default Primary
             */
            role?: components["schemas"]["EntityRole"];
            /**
             * @description Person or Company. Fields of the other type are refused.
             * @constant
             */
            type: "Person";
        } | {
            /** @description Postal address. Omitted parts are null. */
            address?: components["schemas"]["NewAddress"] | null;
            /** @description Legal name as registered. Null for a person. */
            company_name: string;
            /**
             * @description Country of residence or incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether it is screened again regularly.
             * @default false
             */
            monitored?: boolean;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
            /**
             * @description Primary, or the relation to a primary entity.
             * @default Primary
             */
            role?: components["schemas"]["EntityRole"];
            /**
             * @description Person or Company. Fields of the other type are refused.
             * @constant
             */
            type: "Company";
        };
        ReplayDeliveries: {
            /** @description Only deliveries of this event. Default: all events. */
            event_type?: components["schemas"]["PublishedEvent"];
            /**
             * @description Maximum number of deliveries, 1 to 1,000.
             * @default 100
             */
            limit?: number;
            /**
             * @description Replays deliveries with this status.
             * @enum {string}
             */
            status: "delivered" | "failed" | "undeliverable";
        };
        ReplayedDeliveries: {
            /** @description Whether there may be more deliveries with the status. */
            has_more: boolean;
            /** @description Number of deliveries that are pending again. */
            replayed: number;
        };
        ReportedAlert: {
            /** @description Reserved for an assessment written by an AI model. Null today. */
            ai_assessment: string | null;
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to: string | null;
            /** @description Name of the case, such as CAS-000142. Null without a case. */
            case_name: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description What was found. */
            category: components["schemas"]["AlertCategory"];
            /** @description The newest check that found it, updated while the alert is unresolved. Null if no check found it. Token, prefix chk_. */
            check_token: string | null;
            /** @description Every check, of any flow, that found this listed party. */
            check_tokens: string[];
            /** @description Type code of that check. Null if unknown. */
            check_type_code: components["schemas"]["CheckTypeCode"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /** @description The evidence as found by the newest check, updated while the alert is unresolved. Null for an API Failure. Not included in lists. */
            evidence?: components["schemas"]["AlertEvidence"] | null;
            /** @description A pending change that can still be undone. Null without one. */
            held: components["schemas"]["PendingMove"] | null;
            /** @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive. */
            is_false_positive: boolean;
            /** @description The match as found by the newest check, updated while the alert is unresolved. Null for alerts that do not come from screening. */
            match: components["schemas"]["Match"] | null;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number | null;
            /** @description Versions of the policies in force when the alert was raised, of the kinds that raising it applies. */
            policies_when_raised: components["schemas"]["AppliedPolicy"][];
            /** @description Versions of the policies in force when the alert was resolved, of the kinds that resolving applies. Null until then. */
            policies_when_resolved: components["schemas"]["AppliedPolicy"][] | null;
            /** @description How urgent it is. Derived from the category and the score. */
            priority: components["schemas"]["Priority"];
            /** @description Sorts a queue within and across priorities: 0 to 100, higher first. */
            priority_score: number;
            /** @description Resolution proposed with an escalation. Kept when the alert is resolved. Null without one. */
            proposal: components["schemas"]["Proposal"] | null;
            /** @description The evidence in one sentence. Null for older alerts. */
            rationale: string | null;
            /** @description For an alert about a document or a face: the check of the newest document that the person has sent since. Null without one. Not included in lists. */
            replaced_by?: components["schemas"]["NewerDocument"] | null;
            /** @description The decision. The description of the tag Alerts says what each does. Null until resolved. */
            resolution_action: components["schemas"]["ResolutionAction"] | null;
            /** @description Conditions of the approval. Null without any. */
            resolution_conditions: string | null;
            /** @description Reason for the decision. Null until resolved. */
            resolution_rationale: string | null;
            /** @description Check of the newer document that counts instead of the one that the alert is about. Null without one. Token, prefix chk_. */
            resolution_replaced_by: string | null;
            /**
             * Format: date-time
             * @description When the alert was resolved. Null until then.
             */
            resolved_at: string | null;
            /** @description Token of the person or credential that resolved the alert. Null until then. */
            resolved_by: string | null;
            /**
             * Format: date-time
             * @description When the alert must be resolved.
             */
            sla_deadline: string;
            /**
             * Format: date-time
             * @description When the clock was paused because the case is waiting for its client. Null while it runs and once resolved.
             */
            sla_paused_at: string | null;
            /** @description `Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then. */
            sla_status: components["schemas"]["SlaStatus"];
            /**
             * Format: date-time
             * @description When `sla_status` becomes Warning.
             */
            sla_warning_at: string;
            /**
             * Format: date-time
             * @description Until when the alert is snoozed. Null if it was not snoozed since it was last acted on.
             */
            snoozed_until: string | null;
            /** @description Status of the alert. Acknowledged: somebody is working on it. */
            status: components["schemas"]["AlertStatus"];
            /** @description The person or company that the alert is about, named as when the alert was opened. Null if it is about neither. */
            subject: components["schemas"]["NamedSubject"] | null;
            /** @description What was found, in one sentence. */
            summary: string;
            /** @description Identifies the resource. Token, prefix alt_. */
            token: string;
            /** @description Kind of check that raised the alert. `Financial` is reserved: no alert has it today. */
            type: components["schemas"]["AlertType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ReportedCase: {
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to: string | null;
            /**
             * Format: date-time
             * @description When the case was closed. Null until then.
             */
            closed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Decision with which the case was closed. Null until then. */
            decision: components["schemas"]["CaseDecision"] | null;
            /** @description Reason for the decision. Null if none was given. */
            decision_summary: string | null;
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null without one. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Numbered per project, such as CAS-000142. */
            name: string;
            /** @description Number of alerts that are not Resolved. */
            open_alerts_count: number;
            /** @description Versions of the policies in force when the case was closed, of the kinds that closing applies. Null until then. */
            policies_when_closed: components["schemas"]["AppliedPolicy"][] | null;
            /** @description The person or company that the case is about. Null if not set yet. Token, prefix ent_. */
            primary_entity_token: string | null;
            /** @description Score of the newest risk assessment that is not a Draft, 0 to 100. Null until there is one. */
            risk_score: number | null;
            /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description Whether `risk_tier` was set by an override. `risk_score` is still the calculated score, which may belong to another tier. */
            risk_tier_overridden: boolean;
            /**
             * Format: date-time
             * @description When it must be decided. Null for a case of type Perpetual, which has no deadline.
             */
            sla_deadline: string | null;
            /** @description `Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then. */
            sla_status: components["schemas"]["SlaStatus"];
            /** @description Status of the case. Client Input and Internal Review: waiting for somebody else. */
            status: components["schemas"]["CaseStatus"];
            /** @description Identifies the resource. Token, prefix cas_. */
            token: string;
            /** @description Number of people and companies in the case. */
            total_entities_count: number;
            /** @description Why the case was opened. */
            type: components["schemas"]["CaseType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ReportedEntity: {
            /** @description Postal address. Null if unknown. */
            address: components["schemas"]["Address"] | null;
            /** @description Numbers of alerts. */
            alerts_summary: components["schemas"]["AlertsSummary"];
            /** @description Numbers of checks. */
            checks_summary: components["schemas"]["ChecksSummary"];
            /** @description Legal name as registered. Null for a person. */
            company_name: string | null;
            /**
             * @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null if unknown.
             * @example GB
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date
             * @description YYYY-MM-DD. Null for a company or if unknown.
             */
            date_of_birth: string | null;
            /** @description Your own id for it, at most 255 characters. */
            external_reference: string | null;
            /** @description Given names. Null for a company, if unknown, and for a person of a screening flow that gave only `full_name`. */
            first_name: string | null;
            /** @description First and last name, or the name that was given to a screening flow. In Han, Hangul and kana the last name is first, without a space, unless it is in katakana. Null for a company. */
            full_name: string | null;
            /** @description Family name, or the only name. Null for a company, and for a person of a screening flow that gave only `full_name`. */
            last_name: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Whether it is screened again regularly. */
            monitored: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown.
             * @example GB
             */
            nationality: string | null;
            /** @description Direct owners of the company. Empty for a person. */
            owners: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Name of the person or company. */
                name: string;
                /** @description Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO. */
                ownership_percentage: number;
            }[];
            /** @description Share of the company of the case as the flow or the registry gave it, which may be held through others. Null without one. */
            ownership_percentage: number | null;
            /** @description Number in the company registry of its country. */
            registration_number: string | null;
            /** @description Primary, or the relation to the primary entity. In a list of a case, the role in that case. */
            role: components["schemas"]["EntityRole"];
            /** @description Identifies the resource. Token, prefix ent_. */
            token: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        ReportedRiskAssessment: {
            /**
             * Format: date-time
             * @description When the assessment was approved. Null until then.
             */
            approved_at: string | null;
            /** @description Token of the person or credential that approved it. Null until then. */
            approved_by: string | null;
            /** @description The tier at which it was approved. The case can be closed with `Approve` while this is its `risk_tier`. Null until then, and again once the risk of the case is overridden. */
            approved_tier: components["schemas"]["Tier"] | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The dimensions that make up the score. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The override’s tier if there is one, otherwise the calculated tier. Base decisions on this one. */
            effective_tier: components["schemas"]["Tier"];
            /** @description Input of the model, from which the score can be recalculated. */
            facts: {
                [key: string]: unknown;
            };
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description Sum of the weighted scores of the dimensions, 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description The assessment on which the override was set, if a later calculation kept it. Null otherwise. */
            override_carried_from: string | null;
            /** @description Reason for the override. Null without an override. */
            override_justification: string | null;
            /** @description Tier set by a person instead of the calculated one. Null without an override. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Tokens of everyone who overrode it. None of them may approve it. */
            overriders: string[];
            /** @description Versions of the policies in force when the assessment was approved, of the kinds that approving applies. Null until then; the version of the risk model is `model_version`. */
            policies_when_approved: components["schemas"]["AppliedPolicy"][] | null;
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description Draft while checks are open, then Active. Approved is locked. A newer assessment makes it Superseded. */
            status: components["schemas"]["RiskStatus"];
            /** @description The calculated tier. High: from 70. Medium: from 40. */
            tier: components["schemas"]["Tier"];
            /** @description Identifies the resource. Token, prefix rsk_. */
            token: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @enum {string} */
        ReportFormat: "json" | "pdf";
        RequestDocuments: {
            /** @description Accepted documents; the person sends one of them. Required for a new request. If a request is open, it stays as it is by default. */
            document_types?: components["schemas"]["DocumentType"][];
            /** @description The person to send a document: a person of the case. Default: the person that the case is about, or else its only person. Token, prefix ent_. */
            entity_token?: string;
            /** @description Shown to the person as plain text. If a request is open, it stays as it is by default. */
            message?: string;
        };
        Resolution: {
            /** @description The decision. The description of the tag Alerts says what each does. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters. Required with that action and not allowed otherwise. */
            conditions?: string;
            /**
             * @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Reason, for the audit log: 1 to 5,000 characters. */
            rationale: string;
            /** @description For an alert about a document: the check of the newer document that counts instead, from `replaced_by.check_token`. Only with `Approve`. Token, prefix chk_. */
            replaced_by?: string;
        };
        /** @enum {string} */
        ResolutionAction: "Approve" | "Decline" | "Escalate" | "Request Document" | "Approve with Conditions";
        ResolveAlert: {
            /** @description The decision. The description of the tag Alerts says what each does. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters. Required with that action and not allowed otherwise. */
            conditions?: string;
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /**
             * @description True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Reason, for the audit log: 1 to 5,000 characters. */
            rationale: string;
            /** @description For an alert about a document: the check of the newer document that counts instead, from `replaced_by.check_token`. Only with `Approve`. Token, prefix chk_. */
            replaced_by?: string;
        } | {
            action?: unknown;
            conditions?: unknown;
            /** @description Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
            replaced_by?: unknown;
        };
        RetentionSettings: {
            /** @description Days for which a case is kept after it was closed. */
            closed_case_days: number;
            /**
             * @description Days for which images are kept after they were sent. Default: 365.
             * @default 365
             */
            document_days?: number;
        };
        ReuseSettings: {
            [key: string]: number;
        };
        RiskAssessment: {
            /**
             * Format: date-time
             * @description When the assessment was approved. Null until then.
             */
            approved_at: string | null;
            /** @description Token of the person or credential that approved it. Null until then. */
            approved_by: string | null;
            /** @description The tier at which it was approved. The case can be closed with `Approve` while this is its `risk_tier`. Null until then, and again once the risk of the case is overridden. */
            approved_tier: components["schemas"]["Tier"] | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The dimensions that make up the score. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The override’s tier if there is one, otherwise the calculated tier. Base decisions on this one. */
            effective_tier: components["schemas"]["Tier"];
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description Sum of the weighted scores of the dimensions, 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description The assessment on which the override was set, if a later calculation kept it. Null otherwise. */
            override_carried_from: string | null;
            /** @description Reason for the override. Null without an override. */
            override_justification: string | null;
            /** @description Tier set by a person instead of the calculated one. Null without an override. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Tokens of everyone who overrode it. None of them may approve it. */
            overriders: string[];
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description Draft while checks are open, then Active. Approved is locked. A newer assessment makes it Superseded. */
            status: components["schemas"]["RiskStatus"];
            /** @description The calculated tier. High: from 70. Medium: from 40. */
            tier: components["schemas"]["Tier"];
            /** @description Identifies the resource. Token, prefix rsk_. */
            token: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        RiskBand: {
            /** @description Minimum value of the band, which ends where the next begins. 0 for the first. */
            from: number;
            /** @description Name of the band in the factor. */
            label: string;
            /** @description Points for the band. */
            points: number;
        };
        RiskBySize: {
            /** @description Points by size, smallest first. */
            bands: components["schemas"]["RiskBand"][];
            /** @description Points if the size is not stated. */
            not_stated: number;
            /** @description Points for a person, who has no such size. */
            person: number;
        };
        RiskDimension: {
            /** @description Factors that raised the score. */
            factors: components["schemas"]["RiskFactor"][];
            /** @description Sum of its factors’ contributions, 0 to 100. */
            score: number;
            /** @description Share of the overall score, 0 to 1. */
            weight: number;
            /** @description Score times weight. */
            weighted_score: number;
        };
        RiskDimensions: {
            /** @description Customer: kind, PEP status, sanctions, adverse media. */
            customer: components["schemas"]["RiskDimension"];
            /** @description Geography: country, nationality, jurisdiction. */
            geographic: components["schemas"]["RiskDimension"];
            /** @description Business and structure of the customer. */
            product_service: components["schemas"]["RiskDimension"];
            /** @description Expected business volume. */
            transaction: components["schemas"]["RiskDimension"];
        };
        RiskFactor: {
            /** @description Name of the factor. */
            name: string;
            /** @description Points that it adds to the dimension, 0 to 100. */
            score_contribution: number;
            /** @description The finding. */
            value: string;
        };
        RiskFacts: {
            /** @description Adverse media about the parties. `unknown`: not screened. */
            adverse_media: components["schemas"]["RiskFinding"];
            /** @description Annual revenue in the base currency. Null if unknown. */
            annual_revenue: number | null;
            /** @description Age of the company in whole years. Null if unknown. */
            company_age_years: number | null;
            /** @description Legal form as stated by the registry. Null if unknown. */
            company_type: string | null;
            /** @description Country of residence or incorporation. Null if unknown. */
            country: string | null;
            /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
            data_tier: components["schemas"]["DataTier"];
            /** @description Number of employees. Null if unknown. */
            employee_count: number | null;
            /** @description Whether the customer is a person or a company. */
            entity_type: components["schemas"]["EntityType"];
            /** @description Line of business, as text. Null if unknown. */
            industry: string | null;
            /** @description Nationalities of the parties. */
            nationalities: string[];
            /** @description Number of companies between this one and its last known owner. */
            ownership_layers: number;
            /** @description Politically exposed persons among the parties. `unknown`: not screened. */
            pep: components["schemas"]["RiskFinding"];
            /** @description Jurisdiction of registration according to the registry. Null if unknown. */
            registered_jurisdiction: string | null;
            /** @description Sanctions hits among the parties. `unknown`: not screened. */
            sanctions: components["schemas"]["RiskFinding"];
            /** @description Line of business, as UK SIC 2007 codes. */
            sic_codes: string[];
            /** @description Number of people who own 25% or more. */
            ubo_count: number;
            /** @description Watchlist matches among the parties. `unknown`: not screened. */
            watchlist: components["schemas"]["RiskFinding"];
        };
        /** @enum {string} */
        RiskFinding: "none" | "match" | "unknown";
        RiskModelSettings: {
            /** @description Points for who the customer is. */
            customer: {
                /** @description Points for adverse media. */
                adverse_media: number;
                /** @description Points by kind of customer. */
                entity_type: {
                    [key: string]: number;
                };
                /** @description Company types that can hide their owners, as prefixes of words. */
                opaque_company_types: string[];
                /** @description Points for a PEP match. */
                pep: number;
                /** @description Points for a sanctions match. */
                sanctions: number;
                /** @description Share of a match’s points that applies to what was not screened: 0 to 1. */
                unknown_share: number;
                /** @description Points for a watchlist match without a sanctions match. */
                watchlist: number;
            };
            /** @description Minimum score of a case, by reason. */
            floors: {
                [key: string]: {
                    /** @description Name of the floor. */
                    label: string;
                    /** @description Minimum score. */
                    score: number;
                };
            };
            /** @description Points for where the customer is. */
            geographic: {
                /** @description Country risks, as one edition. */
                countries: {
                    /**
                     * Format: date
                     * @description Date of the FATF lists.
                     */
                    as_of: string;
                    /** @description Risk by ISO 3166-1 alpha-2 code, 0 to 100. */
                    base: {
                        [key: string]: number;
                    };
                    /** @description Countries on a FATF list, by code. */
                    fatf: {
                        [key: string]: "increased_monitoring" | "call_for_action";
                    };
                    /** @description Minimum risk by FATF status. */
                    fatf_minimum: {
                        [key: string]: number;
                    };
                    /** @description Source of the country risks. */
                    source: string;
                    /** @description Risk of an unknown country. */
                    unknown: number;
                };
                /** @description Points for each point of risk of the riskiest country involved. */
                country_risk: number;
                /** @description Points by FATF status. */
                fatf: {
                    [key: string]: number;
                };
                /** @description Points for each point of risk of the country of registration or residence. */
                jurisdiction: number;
            };
            /** @description Points for the business and structure of the customer. */
            product_service: {
                /** @description Points by kind of customer, before owners are counted. */
                complexity: {
                    [key: string]: number;
                };
                /** @description Points for a line of business outside the sectors. */
                other_sector: number;
                /** @description Points by number of ownership layers. */
                ownership_layers: components["schemas"]["RiskBand"][];
                /** @description Points for a person without a line of business. */
                private_individual: number;
                /** @description Points for a company whose line of business is not stated. */
                sector_not_stated: number;
                /** @description Lines of business with points of their own. */
                sectors: {
                    /** @description Name of the sector. */
                    label: string;
                    /** @description Points for the sector. */
                    points: number;
                    /** @description Prefixes of its UK SIC 2007 codes. */
                    sic: string[];
                    /** @description Prefixes of words that identify it. */
                    words: string[];
                }[];
                /** @description Points by number of beneficial owners. */
                ubo_count: components["schemas"]["RiskBand"][];
            };
            /** @description Tiers by score, highest first. The last one starts at 0. */
            tiers: {
                /** @description Minimum score of the tier. */
                from: number;
                /**
                 * @description Due diligence path.
                 * @enum {string}
                 */
                path: "EDD" | "CDD" | "SDD";
                /** @description Time until the next review, as text: `6 Months`. */
                review_frequency: string;
                /** @description The tier. */
                tier: components["schemas"]["Tier"];
            }[];
            /** @description Points for the expected business volume. */
            transaction: {
                /** @description By the number of employees. */
                frequency: components["schemas"]["RiskBySize"];
                /** @description Points if only the minimum of data is known. */
                minimum_data: number;
                /** @description Revenue per employee that suggests a shell company or a conduit. */
                revenue_per_employee: {
                    /** @description Revenue per employee above which the points apply. */
                    over: number;
                    /** @description Points above that revenue. */
                    points: number;
                };
                /** @description By annual revenue. */
                volume: components["schemas"]["RiskBySize"];
                /** @description By years since the company was founded. */
                young_company: components["schemas"]["RiskBand"][];
            };
            /** @description Weight of each dimension, 0 to 1. */
            weights: {
                [key: string]: number;
            };
        };
        RiskPreview: {
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /** @description The dimensions that make up the score. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The tier that the case would show. */
            effective_tier: components["schemas"]["Tier"];
            /** @description The facts that were scored: those of the assessment, replaced by those of the request where given. */
            facts: components["schemas"]["RiskFacts"];
            /** @description Version of the risk model in force, which made the score. */
            model_version: string;
            /** @description Sum of the weighted scores of the dimensions, 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description Tier of the override that a calculation would keep. Null without one. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description The calculated tier. High: from 70. Medium: from 40. */
            tier: components["schemas"]["Tier"];
        };
        RiskReplay: {
            /** @description The score by the current model. */
            current: components["schemas"]["RiskScoring"];
            /** @description Whether the two scores are equal. */
            is_same: boolean;
            /** @description The score recalculated from the stored facts, by the model version that made it. */
            replayed: components["schemas"]["RiskScoring"];
            /** @description The score stored with the assessment. */
            stored: components["schemas"]["RiskScoring"];
        };
        RiskScoring: {
            /** @description The dimensions that make up the score. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description Sum of the weighted scores of the dimensions, 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description The calculated tier. High: from 70. Medium: from 40. */
            tier: components["schemas"]["Tier"];
        };
        /** @enum {string} */
        RiskStatus: "Draft" | "Active" | "Approved" | "Superseded";
        Sample: {
            /**
             * Format: date-time
             * @description When the last reset ended. Null before the first and during a reset.
             */
            completed_at: string | null;
            /** @description True if the reset has stalled and may be requested again. */
            is_stalled: boolean;
            /**
             * Format: date-time
             * @description When the last reset was requested. Null before the first.
             */
            requested_at: string | null;
            /** @description The person who requested the last reset. Null before the first. Token, prefix usr_. */
            requested_by: string | null;
            /** @description Progress of the last reset. */
            reset_summary: {
                /** @description Number of deleted rows. */
                deleted: number;
                /** @description Number of completed steps. */
                played: number;
                /** @description Total number of steps. */
                to_play: number;
            };
            /** @description None: the project has no sample. Deleting and Making: a reset is in progress. */
            status: components["schemas"]["SampleStatus"];
        };
        /** @enum {string} */
        SampleImageName: "passport" | "passport-expired" | "passport-of-another" | "passport-tampered" | "selfie-look-ahead" | "selfie-turn-left" | "selfie-turn-right" | "selfie-smile" | "selfie-come-closer";
        /** @enum {string} */
        SampleStatus: "None" | "Ready" | "Deleting" | "Making";
        SaveAlertViews: {
            /** @description The revision that you read. */
            revision: number;
            /** @description The complete new list of views, at most 50, with unique names. */
            views: components["schemas"]["AlertViewInput"][];
        };
        SavePolicyDraft: {
            /** @description The complete settings for this kind of policy. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
        };
        /** @enum {string} */
        Scope: "flows:write" | "flows:read" | "cases:read" | "cases:write" | "entities:read" | "entities:write" | "alerts:read" | "alerts:write" | "checks:read" | "checks:write" | "risk:read" | "risk:write" | "risk:approve" | "webhooks:read" | "webhooks:write" | "audit:read" | "analytics:read" | "watchlists:read" | "watchlists:write";
        Scoring: {
            /** @description Evidence for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description Version of the model that made the score. */
            model_version?: string;
        };
        ScreenEntity: {
            /**
             * @description Screening categories. Default in a request: all.
             * @default [
             *       "pep",
             *       "sanctions",
             *       "adverse_media",
             *       "watchlist"
             *     ]
             */
            categories?: components["schemas"]["ScreeningCategory"][];
        };
        ScreeningBlock: {
            /** @description Number of adverse media matches. */
            adverse_media_count: number;
            /** @description Adverse media. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /** @description Lists that were searched or that contain the party, with their versions. */
            lists: components["schemas"]["ListVersion"][];
            /** @description Matches, best first, at most 25 for each person or company. */
            matches: components["schemas"]["FlowMatch"][];
            /** @description Politically exposed persons. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Sanctions. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date-time
             * @description When the last answered screening check ended. Null until all have ended, or if none was answered.
             */
            screening_completed_at: string | null;
            /** @description Provider that searched. Null until a search has ended. */
            screening_provider: string | null;
            /** @description Watchlists. `Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        /** @enum {string} */
        ScreeningCategory: "pep" | "sanctions" | "adverse_media" | "watchlist";
        ScreeningRequest: {
            /**
             * @description Screening categories. Default in a request: all.
             * @default [
             *       "pep",
             *       "sanctions",
             *       "adverse_media",
             *       "watchlist"
             *     ]
             */
            categories?: components["schemas"]["ScreeningCategory"][];
            /**
             * @description Country of residence or incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /**
             * @description Whether it is the name of a person or a company.
             * @default person
             * @enum {string}
             */
            entity_type?: "person" | "company";
            /** @description Your own id for it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Name to search, in any script and word order. It must contain a letter or a digit. */
            name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
        };
        ScreeningSettings: {
            /** @description Minimum score of a match that raises an alert. */
            match_threshold: number;
            /**
             * @description Days without a successful synchronisation after which a synchronised list counts as missing. Default: 7.
             * @default 7
             */
            max_list_age_days?: number;
            /** @description Days between two screenings of a monitored entity. */
            monitoring_interval_days: number;
            /** @description Categories that the lists must cover. Null: in production all categories, in staging those that a list covers. */
            required_categories: components["schemas"]["ScreeningCategory"][] | null;
        };
        SentDelivery: {
            /** @description Number of attempts, including those not in `attempts`. */
            attempt_count: number;
            /** @description The last 20 attempts, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When the endpoint accepted it with a 2xx. Null until then.
             */
            delivered_at: string | null;
            /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: components["schemas"]["PublishedEvent"];
            /** @description Identifies the delivery, which is one event for one webhook. Token, prefix whd_. */
            id: string;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null if there is none.
             */
            next_attempt_at: string | null;
            /** @description The body as sent, without the flow tokens. Null if the caller may not read the resource of the event. */
            payload: string | null;
            /** @description pending: waiting to be sent. failed: the last attempt failed and will be retried. undeliverable: no further attempts. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description The webhook. Token, prefix whk_. */
            webhook_id: string;
        };
        Session: {
            /** @description Browser and operating system, such as `Firefox on Windows`. Null if unknown. */
            browser: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Whether this is the session of the request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the session expires.
             */
            expires_at: string;
            /** @description IP address at sign-in. Null if unknown. */
            ip_address: string | null;
            /**
             * Format: date-time
             * @description When it was last used, accurate to a few minutes.
             */
            last_used_at: string;
            /** @description Identifies the resource. Token, prefix ses_. */
            token: string;
        };
        SetOwners: {
            /** @description All direct owners, at most 200. They replace the previous ones. */
            owners: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO. */
                ownership_percentage: number;
            }[];
        };
        /** @enum {string} */
        SlaStatus: "On Track" | "Warning" | "Critical" | "Breached";
        SnoozeAlert: {
            /**
             * Format: date-time
             * @description When the alert returns to the queues: in the future, at most 30 days ahead, and not after `sla_deadline`. Null ends the snooze.
             */
            until: string | null;
        };
        StraightThroughSettings: {
            /** @description Whether Low-tier cases whose checks all passed are approved and closed automatically. */
            enabled: boolean;
        };
        StreamedEvent: {
            /** @description Version of the API that wrote the payload. */
            api_version: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The requested resource or resources. */
            data: components["schemas"]["Alert"] | components["schemas"]["Case"] | components["schemas"]["Check"] | {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            } | components["schemas"]["RiskAssessment"] | components["schemas"]["FlowResult"];
            /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: string;
            /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
            project_hash: string;
        };
        /** @enum {string} */
        Tier: "High" | "Medium" | "Low";
        TokenRequest: {
            /** @description Id of the client, unless sent in `Authorization: Basic`. */
            client_id?: string;
            /** @description Secret of the client, unless sent in `Authorization: Basic`. */
            client_secret?: string;
            /** @description Always `client_credentials`. */
            grant_type: string;
            /** @description Scopes of the token, separated by spaces. Default: all scopes of the client. */
            scope?: string;
        };
        TokenResponse: {
            /** @description Tokens to continue the flow and to fetch its result. */
            tokens: components["schemas"]["FlowTokens"];
        };
        TransitionCase: {
            /** @description Reason, for the audit log: at most 5,000 characters. */
            reason?: string;
            /**
             * @description The move. If the status does not allow it, the 409 lists the allowed moves.
             * @enum {string}
             */
            trigger: "progress" | "review" | "request_client_input" | "request_internal_review" | "return" | "escalate";
        };
        UnreadCount: {
            /** @description Number of unread notifications. */
            unread: number;
        };
        UpdateBranding: {
            /** @description As `#rrggbb`, with a contrast of at least 4.5:1 against white. Null removes it. */
            colour?: string | null;
            /** @description A PNG in base64, at most 64 KiB and 1,024 by 1,024 pixels. Null removes it. */
            logo?: string | null;
            /** @description Name that customers know: 1 to 80 characters. Null removes it. */
            name?: string | null;
        };
        UpdateCase: {
            /** @description The assignee. Null if unassigned. Token, prefix usr_. */
            assigned_to?: string | null;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        UpdateEntity: {
            /** @description Postal address. Only the given parts change; null clears a part, or the whole address. */
            address?: components["schemas"]["NewAddress"] | null;
            /** @description Legal name as registered. It cannot be cleared. */
            company_name?: string;
            /**
             * @description Country of residence or incorporation. Null clears it. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Given names. Null for a company or if unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name. It cannot be cleared. */
            last_name?: string;
            /** @description Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether it is screened again regularly. */
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
        };
        UpdateOauthClient: {
            /** @description Display name: 1 to 200 characters. */
            name?: string;
            /** @description Scopes that its access tokens may have, without duplicates. */
            scopes?: components["schemas"]["Scope"][];
        };
        UpdateOwnUser: {
            /** @description Whether your notifications are also sent to you by email. */
            email_notifications: boolean;
        };
        UpdateUser: {
            /** @description True ends the person’s sessions and prevents new assignments. */
            disabled?: boolean;
            /** @description The person’s new role. */
            role?: components["schemas"]["PersonRole"];
        };
        UpdateWebhook: {
            /** @description Your own description, at most 500 characters. */
            description?: string | null;
            /** @description Event names without duplicates, or `["*"]` for all. */
            events?: components["schemas"]["WebhookEvent"][];
            /**
             * @description disabled stops all deliveries; active resumes them.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /** @description Public https URL, at most 2,048 characters, without user name, password or fragment. */
            url?: string;
        };
        User: {
            /** @description Whether the person is disabled. A disabled person cannot sign in or be assigned work. */
            disabled: boolean;
            /** @description Email address used to sign in. */
            email: string;
            /** @description Whether notifications are also sent by email, where a mail server is configured. */
            email_notifications: boolean;
            /** @description Display name. */
            name: string;
            /** @description The person’s role, which decides what they may do. */
            role: components["schemas"]["PersonRole"];
            /** @description Identifies the resource. Token, prefix usr_. */
            token: string;
        };
        /** @enum {string} */
        Verdict: "Pass" | "Refer" | "Fail";
        /** @enum {string} */
        VerificationStatus: "Not Started" | "In Progress" | "Verified" | "Failed" | "Expired";
        ViewAlert: {
            /** @description The alert that you have open; null if none. */
            alert_token: string | null;
        };
        WaiveCheck: {
            /** @description Further explanation, at most 2,000 characters. Required if the reason is Other. */
            notes?: string;
            /**
             * @description Why the check is not needed. Other requires `notes`.
             * @enum {string}
             */
            reason: "Not applicable" | "Already verified externally" | "Low materiality" | "Other";
        };
        Watchlist: {
            /** @description Category under which its entries are screened. Null for a public list, whose entries have their own categories. */
            category: components["schemas"]["ScreeningCategory"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Number of entries. */
            entity_count: number;
            /** @description Name of the list. */
            name: string;
            /** @description public: screened for every project. project: one of the project’s own lists. */
            scope: components["schemas"]["WatchlistScope"];
            /** @description Synchronisation with the publisher. Null for a list that is not synchronised. */
            sync: components["schemas"]["ListSync"] | null;
            /** @description Identifies the resource. Token, prefix wls_. */
            token: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Changes with every change of the list. Screening results name the version that was searched. */
            version: string;
        };
        WatchlistChange: {
            /** @description What the version did to the entry. */
            change: components["schemas"]["KindOfChange"];
            /** @description Fields that differ. Empty for a changed entry whose values were only reordered. */
            differences: components["schemas"]["EntryDifference"][];
            /** @description Type of the entry. */
            entity_type: components["schemas"]["ListedType"];
            /** @description The list’s own id for the entry. */
            list_entry_id: string;
            /** @description Main name. Of a removed entry, its last one. */
            name: string;
        };
        WatchlistEntry: {
            /** @description Other names of the party. */
            aliases: string[];
            /** @description The list’s category. */
            category: components["schemas"]["ScreeningCategory"];
            /**
             * @description Country of residence or registration, ISO 3166-1 alpha-2. Null if unknown.
             * @example GB
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description YYYY, YYYY-MM or YYYY-MM-DD. Null if unknown. */
            date_of_birth: string | null;
            /** @description Type of the entry. */
            entity_type: components["schemas"]["ListedType"];
            /** @description Numbers of identity documents, registrations, taxes or ships. */
            identifiers: components["schemas"]["ListedIdentifier"][];
            /** @description The list’s own id for the entry. */
            list_entry_id: string;
            /** @description Main name. */
            name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or omitted if unknown.
             * @example GB
             */
            nationality: string | null;
            /** @description Further text about the entry. */
            remarks: string | null;
        };
        /** @enum {string} */
        WatchlistScope: "public" | "project";
        WatchlistVersion: {
            /** @description Number of entries that the version imported before it did not have. Null for the first version. */
            added_count: number | null;
            /** @description Number of entries that the version imported before it had with other data. Null for the first version. */
            changed_count: number | null;
            /** @description Number of entries. */
            entity_count: number;
            /**
             * Format: date-time
             * @description When it was imported.
             */
            imported_at: string;
            /**
             * Format: date-time
             * @description Since when it is in force. Null for a version that is not.
             */
            in_force_since: string | null;
            /**
             * Format: date-time
             * @description The publisher’s date of the edition. Null for an own list, and where the publisher gives none.
             */
            published_at: string | null;
            /** @description Number of entries that only the version imported before it had. Null for the first version. */
            removed_count: number | null;
            /** @description As screening results name it. */
            version: string;
        };
        Webhook: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Your own description. Null if not set. */
            description: string | null;
            /** @description Events to send; `*` for all. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: date-time
             * @description Since when every attempt has failed. Null while deliveries succeed.
             */
            failing_since: string | null;
            /** @description Identifies the webhook. Token, prefix whk_. */
            id: string;
            /** @description Whether events are sent. undeliverable: every delivery has failed for too long; set it to active to resume. */
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description URL that events are sent to. */
            url: string;
        };
        WebhookAttempt: {
            /** @description Milliseconds until the response or the failure. */
            duration_ms: number;
            /** @description Why there was no response, or why it did not count. Null if the status says enough. */
            error: string | null;
            /** @description Number of the attempt, from 1. */
            number: number;
            /** @description First 2 KiB of the response. Null if there was none. */
            response_body: string | null;
            /** @description HTTP status of the response. Null if there was none. */
            response_status: number | null;
            /**
             * Format: date-time
             * @description When the attempt began.
             */
            started_at: string;
        };
        WebhookDelivery: {
            /** @description Number of attempts, including those not in `attempts`. */
            attempt_count: number;
            /** @description The last 20 attempts, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When the endpoint accepted it with a 2xx. Null until then.
             */
            delivered_at: string | null;
            /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: components["schemas"]["PublishedEvent"];
            /** @description Identifies the delivery, which is one event for one webhook. Token, prefix whd_. */
            id: string;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null if there is none.
             */
            next_attempt_at: string | null;
            /** @description pending: waiting to be sent. failed: the last attempt failed and will be retried. undeliverable: no further attempts. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description The webhook. Token, prefix whk_. */
            webhook_id: string;
        };
        /** @enum {string} */
        WebhookEvent: "*" | "alert.created" | "alert.escalated" | "alert.resolved" | "case.closed" | "case.created" | "case.escalated" | "case.status_changed" | "check.completed" | "check.failed" | "journey.abandoned" | "journey.expired" | "risk_assessment.approved" | "risk_assessment.completed" | "screening.completed" | "sla.breached" | "sla.warning" | "verification.completed" | "verification.updated" | "webhook.test";
        /** @enum {string} */
        WebhookStatus: "active" | "disabled" | "undeliverable";
        WebhookWithSecret: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Your own description. Null if not set. */
            description: string | null;
            /** @description Events to send; `*` for all. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: date-time
             * @description Since when every attempt has failed. Null while deliveries succeed.
             */
            failing_since: string | null;
            /** @description Identifies the webhook. Token, prefix whk_. */
            id: string;
            /** @description Signing key: the complete `whsec_…` string. Only returned in this response. */
            secret: string;
            /** @description Whether events are sent. undeliverable: every delivery has failed for too long; set it to active to resume. */
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description URL that events are sent to. */
            url: string;
        };
        WorkByDay: {
            /** @description Every day of the period until today. */
            days: {
                /** @description Alerts created on that day. */
                alerts_opened: number;
                /** @description Alerts resolved on that day. */
                alerts_resolved: number;
                /** @description How many of them are alerts. */
                alerts_within_deadline: number;
                /** @description Cases closed on that day. */
                cases_closed: number;
                /** @description Cases created on that day. */
                cases_opened: number;
                /** @description How many of them are cases. */
                cases_within_deadline: number;
                /**
                 * Format: date
                 * @description The day, in UTC.
                 */
                date: string;
                /** @description Cases closed and alerts resolved on that day that were not Breached. */
                within_deadline: number;
            }[];
            /** @description The period covered. */
            period: components["schemas"]["Period"];
        };
    };
    responses: {
        /** @description `FORBIDDEN`: a permission is missing, or the key is not bound to the project. */
        Forbidden: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "FORBIDDEN";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: the first request with this key is still running; retry later. */
        IdempotencyInProgress: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_IN_PROGRESS";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: the first request with this key is still running; retry later. `INVALID_STATE`: the current state does not allow the action, or has changed since. */
        IdempotencyInProgressOrInvalidState: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "INVALID_STATE";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: the Idempotency-Key was already used with a different request. */
        IdempotencyKeyReused: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: the Idempotency-Key was already used with a different request. `INVALID_JSON`: the body is not valid JSON. `VALIDATION_ERROR`: the body, a parameter or the URL is not valid. */
        IdempotencyKeyReusedOrInvalidJsonOrValidationError: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_KEY_REUSED" | "INVALID_JSON" | "VALIDATION_ERROR";
                    };
                };
            };
        };
        /** @description `INTERNAL_ERROR`: an internal error. */
        InternalError: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
        };
        /** @description `INVALID_JSON`: the body is not valid JSON. `VALIDATION_ERROR`: the body, a parameter or the URL is not valid. */
        InvalidJsonOrValidationError: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "INVALID_JSON" | "VALIDATION_ERROR";
                    };
                };
            };
        };
        /** @description `INVALID_STATE`: the current state does not allow the action, or has changed since. */
        InvalidState: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "INVALID_STATE";
                    };
                };
            };
        };
        /** @description `METHOD_NOT_ALLOWED`: the path does not support the method. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "METHOD_NOT_ALLOWED";
                    };
                };
            };
        };
        /** @description `NOT_FOUND`: the resource does not exist, or belongs to another project. */
        NotFound: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "NOT_FOUND";
                    };
                };
            };
        };
        /** @description `NOT_FOUND`: the resource does not exist, or belongs to another project. `TOKEN_EXPIRED`: the pull or start token has expired. */
        NotFoundOrTokenExpired: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "NOT_FOUND" | "TOKEN_EXPIRED";
                    };
                };
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: the body is over 1 MiB. */
        PayloadTooLarge: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
        };
        /** @description `RATE_LIMITED`: too many requests; retry after Retry-After seconds. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "RATE_LIMITED";
                    };
                };
            };
        };
        /** @description `REQUEST_TIMEOUT`: the request did not arrive in time; retry it. */
        RequestTimeout: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "REQUEST_TIMEOUT";
                    };
                };
            };
        };
        /** @description `SERVICE_UNAVAILABLE`: the service is not available; retry after Retry-After seconds. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
        /** @description `UNAUTHORIZED`: the API key is missing or invalid, or the session has ended. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthenticationError"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: the body is not application/json. */
        UnsupportedMediaType: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
        };
        /** @description `VALIDATION_ERROR`: the body, a parameter or the URL is not valid. */
        ValidationError: {
            headers: {
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What went wrong. */
                    error?: {
                        /**
                         * @description Error code. Base your handling on this.
                         * @enum {string}
                         */
                        code?: "VALIDATION_ERROR";
                    };
                };
            };
        };
    };
    parameters: {
        /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
        Cursor: string;
        /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
        IdempotencyKey: string;
        /** @description The `id` received last. The stream starts with the events after it, if it is at most 30 days old. */
        LastEventId: string;
        /** @description Your own id for the request. A value in another format is replaced. */
        RequestId: string;
        /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
        ServiceSignature: string;
        /** @description Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far. */
        SyncTimeout: number;
        /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
        WebhookId: string;
        /** @description Standard Webhooks: signatures with the same secret. */
        WebhookSignature: string;
        /** @description Standard Webhooks: time of the attempt in epoch seconds. */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description The methods of the path, separated by commas. */
        Allow: string;
        /** @description `true` on a response, also an error, that was stored for an earlier request with the same Idempotency-Key. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before the next request. */
        "Retry-After": number;
        /** @description How to authenticate: `Bearer`, or `Basic` for a client of `POST /oauth/token`. */
        "WWW-Authenticate": string;
        /** @description The version of the API. */
        "X-API-Version": string;
        /** @description Requests per minute of the caller’s plan. */
        "X-RateLimit-Limit": number;
        /** @description Requests left before the limit. */
        "X-RateLimit-Remaining": number;
        /** @description Epoch seconds at which the full limit is available again. */
        "X-RateLimit-Reset": number;
        /** @description The id of the request: the one sent with it, or a new one. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "flows.run_company": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project of the key. */
                project_hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Larkspur Joinery Ltd",
                 *       "registration_number": "11223344",
                 *       "country": "GB",
                 *       "directors": [
                 *         {
                 *           "first_name": "Owen",
                 *           "last_name": "Larkspur",
                 *           "date_of_birth": "1971-07-15",
                 *           "nationality": "GB"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CompanyRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            /** @description The results so far, at the timeout. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            400: components["responses"]["IdempotencyKeyReusedOrInvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.start_company": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project of the key. */
                project_hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Larkspur Joinery Ltd",
                 *       "registration_number": "11223344",
                 *       "country": "GB",
                 *       "directors": [
                 *         {
                 *           "first_name": "Owen",
                 *           "last_name": "Larkspur",
                 *           "date_of_birth": "1971-07-15",
                 *           "nationality": "GB"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CompanyRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["IdempotencyKeyReusedOrInvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.run_person": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project of the key. */
                project_hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Priya",
                 *       "last_name": "Raman",
                 *       "country": "GB",
                 *       "date_of_birth": "1993-03-08",
                 *       "email": "priya.raman@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            /** @description The results so far, at the timeout. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            400: components["responses"]["IdempotencyKeyReusedOrInvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.start_person": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project of the key. */
                project_hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Priya",
                 *       "last_name": "Raman",
                 *       "country": "GB",
                 *       "date_of_birth": "1993-03-08",
                 *       "email": "priya.raman@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["IdempotencyKeyReusedOrInvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.run_screening": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project of the key. */
                project_hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Priya Raman",
                 *       "date_of_birth": "1993-03-08",
                 *       "categories": [
                 *         "sanctions",
                 *         "pep"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScreeningRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            /** @description The results so far, at the timeout. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            400: components["responses"]["IdempotencyKeyReusedOrInvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.pull": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Pull token of the flow, prefix pull_. */
                pull_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"];
                };
            };
            /** @description Nothing is finished yet. */
            204: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundOrTokenExpired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth.issue_token": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "scope": "alerts:read cases:read"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The access token, without the envelope. `Cache-Control` is `no-store`. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description `invalid_request`, `invalid_scope`, `unsupported_grant_type`: A parameter is missing or not valid, the client does not have the scope, or the grant type is not supported. If the request cannot be read as HTTP, the error has the form of other operations. */
            400: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request" | "invalid_scope" | "unsupported_grant_type";
                    }) | components["schemas"]["Error"];
                };
            };
            /** @description `invalid_client`: The client is unknown or revoked, or its secret is wrong. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_client";
                    };
                };
            };
            /** @description `invalid_request`: The request did not come over HTTPS. */
            403: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `invalid_request`: The request did not arrive in time; retry it. If the request cannot be read as HTTP, the error has the form of other operations. */
            408: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    }) | components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The body is over 32 KiB. */
            413: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `invalid_request`: The body is not application/x-www-form-urlencoded. */
            415: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `temporarily_unavailable`: Too many requests; retry after Retry-After seconds. If the request cannot be read as HTTP, the error has the form of other operations. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "temporarily_unavailable";
                    }) | components["schemas"]["Error"];
                };
            };
            /** @description `server_error`: An internal error. */
            500: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "server_error";
                    };
                };
            };
            /** @description `temporarily_unavailable`: Not available; retry after Retry-After seconds. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"] & {
                        /**
                         * @description Error code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    "alerts.list": {
        parameters: {
            query?: {
                /** @description Only alerts of this age. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only items of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only items of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only unresolved alerts with this time left until their deadline. Overdue: the deadline has passed. Paused: the clock is paused and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only unresolved alerts with a running clock whose deadline is at or after this time: a timestamp, or a date in UTC. */
                due_from?: string;
                /** @description Only unresolved alerts with a running clock whose deadline is before this timestamp, or before the end of this date in UTC. Not before `due_from`. */
                due_to?: string;
                /** @description Only items about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only alerts resolved as false positives. false: all others. */
                is_false_positive?: "true" | "false";
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only alerts with a match on this list. */
                list?: string;
                /** @description Only alerts with a match on this entry. Ids are only unique within a list: send `list` too. */
                list_entry_id?: string;
                /** @description Only alerts whose match was scored by this model version. */
                model_version?: string;
                /** @description Only items with this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name (or the summary of an alert without one) and the case's name. A complete token finds the alert, or the alerts of the case. One or two characters only match at the start of a word, but two of Han, Hangul or kana match anywhere. A case is also found by its number, as in `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description exclude: only alerts that are not Resolved. */
                resolved?: "exclude";
                /** @description Only alerts resolved at or after this time: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only alerts resolved before this timestamp, or until the end of this date in UTC. Not before `resolved_from`. */
                resolved_to?: string;
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether to include or exclude snoozed alerts, or to return only those. Default: include. `POST /v1/alerts/next` never gives a snoozed alert, and gives none with `only`. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                /** @description Only items with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.acknowledge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "usr_01kad8m3zq5v7x9b1c2d4e6f8g",
                 *       "note": "You know this client."
                 *     }
                 */
                "application/json": components["schemas"]["AssignAlert"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.escalate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The wealth does not fit the office held.",
                 *       "escalate_to": "usr_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *     }
                 */
                "application/json": components["schemas"]["EscalateAlert"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AlertReplay"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidState"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "action": "Approve",
                 *       "rationale": "Another person: the date and place of birth differ, confirmed by the passport.",
                 *       "is_false_positive": true
                 *     }
                 */
                "application/json": components["schemas"]["ResolveAlert"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.snooze": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "2026-03-12T09:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["SnoozeAlert"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The alert. Token, prefix alt_. */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.bulk_acknowledge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_tokens": [
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8g",
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8h"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkAcknowledge"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.bulk_assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_tokens": [
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8g",
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8h"
                 *       ],
                 *       "user_id": "usr_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *     }
                 */
                "application/json": components["schemas"]["BulkAssign"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.bulk_resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_tokens": [
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8g",
                 *         "alt_01kad8m3zq5v7x9b1c2d4e6f8h"
                 *       ],
                 *       "action": "Approve",
                 *       "rationale": "Other people.",
                 *       "is_false_positive": true
                 *     }
                 */
                "application/json": components["schemas"]["BulkResolve"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.counts": {
        parameters: {
            query?: {
                /** @description Only alerts of this age. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only items of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only items of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description Only unresolved alerts with this time left until their deadline. Overdue: the deadline has passed. Paused: the clock is paused and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only unresolved alerts with a running clock whose deadline is at or after this time: a timestamp, or a date in UTC. */
                due_from?: string;
                /** @description Only unresolved alerts with a running clock whose deadline is before this timestamp, or before the end of this date in UTC. Not before `due_from`. */
                due_to?: string;
                /** @description Only items about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only alerts resolved as false positives. false: all others. */
                is_false_positive?: "true" | "false";
                /** @description Only alerts with a match on this list. */
                list?: string;
                /** @description Only alerts with a match on this entry. Ids are only unique within a list: send `list` too. */
                list_entry_id?: string;
                /** @description Only alerts whose match was scored by this model version. */
                model_version?: string;
                /** @description Only items with this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name (or the summary of an alert without one) and the case's name. A complete token finds the alert, or the alerts of the case. One or two characters only match at the start of a word, but two of Han, Hangul or kana match anywhere. A case is also found by its number, as in `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description exclude: only alerts that are not Resolved. */
                resolved?: "exclude";
                /** @description Only alerts resolved at or after this time: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only alerts resolved before this timestamp, or until the end of this date in UTC. Not before `resolved_from`. */
                resolved_to?: string;
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether to include or exclude snoozed alerts, or to return only those. Default: include. `POST /v1/alerts/next` never gives a snoozed alert, and gives none with `only`. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Only items with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AlertCounts"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.next": {
        parameters: {
            query?: {
                /** @description Only alerts of this age. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only items of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only items of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description Only unresolved alerts with this time left until their deadline. Overdue: the deadline has passed. Paused: the clock is paused and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only unresolved alerts with a running clock whose deadline is at or after this time: a timestamp, or a date in UTC. */
                due_from?: string;
                /** @description Only unresolved alerts with a running clock whose deadline is before this timestamp, or before the end of this date in UTC. Not before `due_from`. */
                due_to?: string;
                /** @description Only items about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only alerts resolved as false positives. false: all others. */
                is_false_positive?: "true" | "false";
                /** @description Only alerts with a match on this list. */
                list?: string;
                /** @description Only alerts with a match on this entry. Ids are only unique within a list: send `list` too. */
                list_entry_id?: string;
                /** @description Only alerts whose match was scored by this model version. */
                model_version?: string;
                /** @description Only items with this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name (or the summary of an alert without one) and the case's name. A complete token finds the alert, or the alerts of the case. One or two characters only match at the start of a word, but two of Han, Hangul or kana match anywhere. A case is also found by its number, as in `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description exclude: only alerts that are not Resolved. */
                resolved?: "exclude";
                /** @description Only alerts resolved at or after this time: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only alerts resolved before this timestamp, or until the end of this date in UTC. Not before `resolved_from`. */
                resolved_to?: string;
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether to include or exclude snoozed alerts, or to return only those. Default: include. `POST /v1/alerts/next` never gives a snoozed alert, and gives none with `only`. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Only items with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics.analyse_alerts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AlertAnalytics"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics.analyse_cases": {
        parameters: {
            query?: {
                /** @description Start of the period: a timestamp, or a date in UTC. Default: 30 days before its end. */
                from?: string;
                /** @description How `breakdown` divides the cases. */
                group_by?: components["schemas"]["CaseGrouping"];
                /** @description End of the period, exclusive: a timestamp, or a date in UTC. Default: now. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["CaseAnalytics"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics.count_by_day": {
        parameters: {
            query?: {
                /** @description Only records at or after this time. ISO 8601 with an offset. */
                from?: string;
                /** @description Only records at or before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WorkByDay"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "analytics.summarise": {
        parameters: {
            query?: {
                /** @description Start of the period: a timestamp, or a date in UTC. Default: 30 days before its end. */
                from?: string;
                /** @description End of the period, exclusive: a timestamp, or a date in UTC. Default: now. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AnalyticsSummary"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit_logs.list": {
        parameters: {
            query?: {
                /** @description Only records of this caller: the token of a person or credential, or `system`. */
                actor?: string;
                /** @description Only items of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records about this person or company, or about one of its checks and alerts. Token, prefix ent_. */
                entity_token?: string;
                /** @description Only records of this event. */
                event_type?: components["schemas"]["AuditEventType"];
                /** @description Only records at or after this time. ISO 8601 with an offset. */
                from?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                /** @description Only records about this resource. */
                target_token?: string;
                /** @description Only records about this type of resource. */
                target_type?: components["schemas"]["AuditTargetType"];
                /** @description Only records at or before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["ListedAuditRecord"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit_logs.list_actors": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only those whose name contains this text, or whose id it is. */
                q?: string;
                /** @description Sort order. A leading minus means descending. */
                sort?: "name" | "-name";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AuditActor"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit_logs.verify": {
        parameters: {
            query?: {
                /** @description Only records at or after this time. ISO 8601 with an offset. */
                from?: string;
                /** @description Only records at or before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AuditVerification"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "branding.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Branding"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "branding.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Blue Heron Bank",
                 *       "colour": "#0a5c8f"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBranding"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Branding"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.list": {
        parameters: {
            query?: {
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description exclude: only cases that are not Closed. */
                closed?: "exclude";
                /** @description Only cases closed at or after this time: a timestamp, or a date in UTC. */
                closed_from?: string;
                /** @description Only cases closed before this timestamp, or until the end of this date in UTC. Not before `closed_from`. */
                closed_to?: string;
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only cases about persons, or only cases about companies. */
                entity_category?: components["schemas"]["EntityCategory"];
                /** @description Only cases with this person or company in any role. Token, prefix ent_. */
                entity_token?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description waiting: only cases that are not Closed and have a risk override in an Active assessment, which a reviewer can approve. */
                override?: "waiting";
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only cases of this tier; `none` for cases without a tier. */
                risk_tier?: "High" | "Medium" | "Low" | "none";
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "sla_deadline" | "-sla_deadline" | "risk_score" | "-risk_score";
                /** @description Only items with this status. */
                status?: components["schemas"]["CaseStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["CaseType"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["ListedCase"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Review",
                 *       "entity_category": "Person",
                 *       "entity": {
                 *         "type": "Person",
                 *         "first_name": "Mary",
                 *         "last_name": "Ward",
                 *         "country": "GB"
                 *       },
                 *       "external_reference": "crm-4711",
                 *       "metadata": {
                 *         "branch": "Hull"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateCase"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "assigned_to": "usr_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCase"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.list_of_case": {
        parameters: {
            query?: {
                /** @description Only alerts of this age. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only items of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only unresolved alerts with this time left until their deadline. Overdue: the deadline has passed. Paused: the clock is paused and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only unresolved alerts with a running clock whose deadline is at or after this time: a timestamp, or a date in UTC. */
                due_from?: string;
                /** @description Only unresolved alerts with a running clock whose deadline is before this timestamp, or before the end of this date in UTC. Not before `due_from`. */
                due_to?: string;
                /** @description Only items about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only alerts resolved as false positives. false: all others. */
                is_false_positive?: "true" | "false";
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only alerts with a match on this list. */
                list?: string;
                /** @description Only alerts with a match on this entry. Ids are only unique within a list: send `list` too. */
                list_entry_id?: string;
                /** @description Only alerts whose match was scored by this model version. */
                model_version?: string;
                /** @description Only items with this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name (or the summary of an alert without one) and the case's name. A complete token finds the alert, or the alerts of the case. One or two characters only match at the start of a word, but two of Han, Hangul or kana match anywhere. A case is also found by its number, as in `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description exclude: only alerts that are not Resolved. */
                resolved?: "exclude";
                /** @description Only alerts resolved at or after this time: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only alerts resolved before this timestamp, or until the end of this date in UTC. Not before `resolved_from`. */
                resolved_to?: string;
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether to include or exclude snoozed alerts, or to return only those. Default: include. `POST /v1/alerts/next` never gives a snoozed alert, and gives none with `only`. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                /** @description Only items with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Alert"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "audit_logs.list_of_case": {
        parameters: {
            query?: {
                /** @description Only records of this caller: the token of a person or credential, or `system`. */
                actor?: string;
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records about this person or company, or about one of its checks and alerts. Token, prefix ent_. */
                entity_token?: string;
                /** @description Only records of this event. */
                event_type?: components["schemas"]["AuditEventType"];
                /** @description Only records at or after this time. ISO 8601 with an offset. */
                from?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                /** @description Only records about this resource. */
                target_token?: string;
                /** @description Only records about this type of resource. */
                target_type?: components["schemas"]["AuditTargetType"];
                /** @description Only records at or before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["ListedAuditRecord"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.list_of_case": {
        parameters: {
            query?: {
                /** @description Only items of this category. */
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items with this status. */
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "Approve",
                 *       "summary": "Identity and source of funds are documented."
                 *     }
                 */
                "application/json": components["schemas"]["CloseCase"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Comment"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Decision",
                 *       "body": "The source of wealth is documented.",
                 *       "decision": "approve",
                 *       "mentions": [
                 *         "usr_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateComment"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Comment"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.request_documents": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "document_types": [
                 *         "passport"
                 *       ],
                 *       "message": "The passport that we have has expired."
                 *     }
                 */
                "application/json": components["schemas"]["RequestDocuments"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["DocumentRequest"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.list_of_case": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Document"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.list_entities": {
        parameters: {
            query?: {
                /** @description Only items of this country. ISO 3166-1 alpha-2. */
                country?: string;
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only items with this role. */
                role?: components["schemas"]["EntityRole"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items of this type. */
                type?: components["schemas"]["EntityType"];
                /** @description Only items with this verification status. */
                verification_status?: components["schemas"]["VerificationStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.add_entity": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": {
                 *         "type": "Person",
                 *         "first_name": "Mary",
                 *         "last_name": "Ward",
                 *         "country": "GB"
                 *       },
                 *       "role": "Director"
                 *     }
                 */
                "application/json": components["schemas"]["AddEntityToCase"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.escalate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The ownership cannot be explained.",
                 *       "escalate_to": "usr_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *     }
                 */
                "application/json": components["schemas"]["EscalateCase"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.report": {
        parameters: {
            query?: {
                /** @description Response format: `json`, or `pdf` as a download. */
                format?: components["schemas"]["ReportFormat"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource as JSON, or the requested file as a download. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["CaseReport"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.list_of_case": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskAssessment"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.calculate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.transition": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trigger": "request_client_input",
                 *       "reason": "The proof of address is older than three months."
                 *     }
                 */
                "application/json": components["schemas"]["TransitionCase"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Case"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "cases.count": {
        parameters: {
            query?: {
                /** @description Only items assigned to this person; `unassigned` for those without an assignee. Token, prefix usr_. */
                assigned_to?: string;
                /** @description exclude: only cases that are not Closed. */
                closed?: "exclude";
                /** @description Only cases closed at or after this time: a timestamp, or a date in UTC. */
                closed_from?: string;
                /** @description Only cases closed before this timestamp, or until the end of this date in UTC. Not before `closed_from`. */
                closed_to?: string;
                /** @description Only cases about persons, or only cases about companies. */
                entity_category?: components["schemas"]["EntityCategory"];
                /** @description Only cases with this person or company in any role. Token, prefix ent_. */
                entity_token?: string;
                /** @description waiting: only cases that are not Closed and have a risk override in an Active assessment, which a reviewer can approve. */
                override?: "waiting";
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only cases of this tier; `none` for cases without a tier. */
                risk_tier?: "High" | "Medium" | "Low" | "none";
                /** @description Only items with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Only items with this status. */
                status?: components["schemas"]["CaseStatus"];
                /** @description Only items of this type. */
                type?: components["schemas"]["CaseType"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["CaseCounts"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The check. Token, prefix chk_. */
                check_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The check. Token, prefix chk_. */
                check_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The check. Token, prefix chk_. */
                check_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.waive": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The check. Token, prefix chk_. */
                check_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Already verified externally",
                 *       "notes": "Passport seen in the branch."
                 *     }
                 */
                "application/json": components["schemas"]["WaiveCheck"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The document. Token, prefix doc_. */
                document_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Document"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "documents.content": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The document. Token, prefix doc_. */
                document_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, as a download. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.list": {
        parameters: {
            query?: {
                /** @description Only items of this country. ISO 3166-1 alpha-2. */
                country?: string;
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only items whose name has a similar spelling for each of these words. Accents are ignored, and a word may have one letter added, missing or different, or two swapped; words of six or more letters may have two such differences. Returns at most the ten nearest. */
                name_like?: string;
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only entities that were created with this role. The list of a case has the role in that case. */
                role?: components["schemas"]["EntityRole"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items of this type. */
                type?: components["schemas"]["EntityType"];
                /** @description Only items with this verification status. */
                verification_status?: components["schemas"]["VerificationStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Person",
                 *       "first_name": "Priya",
                 *       "last_name": "Raman",
                 *       "date_of_birth": "1993-03-08",
                 *       "nationality": "IN",
                 *       "country": "GB",
                 *       "metadata": {
                 *         "customer_since": "2024-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegisterEntity"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "country": "FR",
                 *       "metadata": {
                 *         "segment": "retail"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEntity"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Entity"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "checks.list_of_entity": {
        parameters: {
            query?: {
                /** @description Only items of this category. */
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items with this status. */
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Check"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.get_graph": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["EntityGraph"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.set_owners": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "owners": [
                 *         {
                 *           "entity_token": "ent_01k5x3y7q8r9s0t1v2w3x4y5z6",
                 *           "ownership_percentage": 60
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetOwners"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Ownership"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entities.screen": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "categories": [
                 *         "sanctions",
                 *         "pep"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ScreenEntity"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["FlowResult"];
                        /** @description Information about the response. */
                        meta: {
                            /** @description Information about the next page. */
                            page: {
                                /** @description Send it as `cursor` to get the next page. Null on the last page. */
                                cursor: null;
                                /**
                                 * @description Whether there is a next page.
                                 * @constant
                                 */
                                has_more: false;
                            };
                            /** @description The id of the request, as in the header X-Request-Id. */
                            request_id: string;
                        };
                    };
                };
            };
            /** @description The result so far, at the timeout. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["FlowResult"];
                        /** @description Information about the response. */
                        meta: {
                            /** @description Information about the next page. */
                            page: {
                                /** @description Send it as `cursor` to get the next page. Null on the last page. */
                                cursor: null;
                                /**
                                 * @description Whether there is a next page.
                                 * @constant
                                 */
                                has_more: false;
                            };
                            /** @description The id of the request, as in the header X-Request-Id. */
                            request_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entity_imports.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["EntityImport"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entity_imports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example type,first_name,last_name,company_name,date_of_birth,country,external_reference
                 *     Person,Priya,Raman,,1993-03-08,GB,customer-4711
                 *     Company,,,Blue Heron Shipping,,GB,customer-4712
                 */
                "text/csv": components["schemas"]["CustomerFile"];
            };
        };
        responses: {
            /** @description The resource. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["EntityImport"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entity_imports.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The import. Token, prefix imp_. */
                import_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["EntityImport"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "entity_imports.list_lines": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only lines with this result. */
                result?: components["schemas"]["ImportLineResult"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "line" | "-line";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The import. Token, prefix imp_. */
                import_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["EntityImportLine"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "events.stream": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` received last. The stream starts with the events after it, if it is at most 30 days old. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of server-sent events. The schema describes the `data` of every event except `stream.opened`. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamedEvent"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only flows of this type. */
                flow_type?: components["schemas"]["FlowType"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only flows with this processing status. */
                processing_status?: components["schemas"]["FlowStatus"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Flow"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "flows.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The flow. Token, prefix flw_. */
                flow_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["FlowResult"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description true: only unread notifications. false: only read ones. */
                unread?: "true" | "false";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Notification"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tokens": [
                 *         "ntf_01k0000000000000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["UnreadCount"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth_clients.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items with this status. */
                status?: components["schemas"]["OauthClientStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["OauthClient"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth_clients.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Onboarding service",
                 *       "scopes": [
                 *         "flows:write",
                 *         "flows:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateOauthClient"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["OauthClientWithSecret"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth_clients.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The client. Token, prefix cli_. */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth_clients.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The client. Token, prefix cli_. */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "scopes": [
                 *         "flows:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOauthClient"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["OauthClient"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth_clients.rotate_secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The client. Token, prefix cli_. */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["OauthClientWithSecret"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "kind" | "-kind";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyInForce"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.get_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyDraft"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.save_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "enabled": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavePolicyDraft"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyDraft"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.discard_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.preview_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyPreview"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.publish_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["PublishPolicyDraft"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyVersion"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "policies.list_versions": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "version" | "-version";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Kind of policy. */
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["PolicyVersion"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "provider_jobs.answer": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The job that was sent to the provider. Token, prefix job_. */
                job_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "Pass",
                 *       "reasons": [],
                 *       "document": {
                 *         "document_type": "passport",
                 *         "document_country": "GB",
                 *         "tamper_result": "Pass",
                 *         "extracted_data": {
                 *           "full_name": "Priya Raman",
                 *           "date_of_birth": "1993-03-08",
                 *           "expiration_date": "2031-05-01",
                 *           "gender": "female",
                 *           "document_number": "123456789",
                 *           "nationality": "GB"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnswerProviderJob"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["ProviderJob"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The risk assessment. Token, prefix rsk_. */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The risk assessment. Token, prefix rsk_. */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "notes": "Reviewed with the documents of 3 March."
                 *     }
                 */
                "application/json": components["schemas"]["ApproveRiskAssessment"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.override": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The risk assessment. Token, prefix rsk_. */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tier": "High",
                 *       "justification": "The source of wealth could not be shown."
                 *     }
                 */
                "application/json": components["schemas"]["OverrideRiskAssessment"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The risk assessment. Token, prefix rsk_. */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "country": "VE",
                 *       "pep": "match"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRiskAssessment"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskPreview"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "risk_assessments.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The risk assessment. Token, prefix rsk_. */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["RiskReplay"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sample.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Sample"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sample_images.get": {
        parameters: {
            query?: {
                /** @description Sandbox marker that the passport has as its last name. Default: a passport of Priya Raman. */
                marker?: "DOCS";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The kind of image. */
                sample_image: components["schemas"]["SampleImageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, as a download. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sample.reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Sample"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description true: also includes auditors and disabled people, who cannot be assigned work. */
                all?: "true" | "false";
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "name" | "-name";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["User"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "email": "ada@example.com",
                 *       "role": "analyst"
                 *     }
                 */
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["CreatedUser"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person. Token, prefix usr_. */
                user_token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["User"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.end_sessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person. Token, prefix usr_. */
                user_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.reset_password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The person. Token, prefix usr_. */
                user_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["CreatedUser"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.get_own": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["User"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.update_own": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email_notifications": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOwnUser"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["User"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.get_alert_views": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AlertViews"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.save_alert_views": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "views": [
                 *         {
                 *           "name": "My sanctions hits",
                 *           "query": "view=mine&category=Sanctions+Hit"
                 *         }
                 *       ],
                 *       "revision": 0
                 *     }
                 */
                "application/json": components["schemas"]["SaveAlertViews"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AlertViews"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.end_tour": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.change_own_password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "the one until now",
                 *       "new_password": "a sentence is easy to keep"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeOwnPassword"];
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Session"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The session. Token, prefix ses_. */
                session_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "sessions.end_others": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "alerts.view": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_token": "alt_01kad8m3zq5v7x9b1c2d4e6f8g"
                 *     }
                 */
                "application/json": components["schemas"]["ViewAlert"];
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only the project’s own lists, or only the public lists. */
                scope?: components["schemas"]["WatchlistScope"];
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Watchlist"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Former customers",
                 *       "category": "watchlist"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWatchlist"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Watchlist"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Watchlist"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.retire": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.list_changes": {
        parameters: {
            query?: {
                /** @description Only entries that the version changed in this way. */
                change?: components["schemas"]["KindOfChange"];
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "list_entry_id" | "-list_entry_id";
                /** @description The version. Default: the one in force. */
                version?: string;
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WatchlistChange"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.list_entries": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries of this type. */
                entity_type?: components["schemas"]["ListedType"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Searches names and aliases. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WatchlistEntry"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.add_entries": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ann Ash",
                 *       "date_of_birth": "1975-03"
                 *     }
                 */
                "application/json": components["schemas"]["AddWatchlistEntries"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["AddedWatchlistEntries"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.remove_entry": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Your own id for the entry. */
                list_entry_id: string;
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "watchlists.list_versions": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "imported_at" | "-imported_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WatchlistVersion"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Webhook"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/probity",
                 *       "events": [
                 *         "case.closed",
                 *         "alert.created"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WebhookWithSecret"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Webhook"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "disabled"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["Webhook"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.list_deliveries": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only records of this event. */
                event_type?: components["schemas"]["PublishedEvent"];
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Sort order. A leading minus means descending. */
                sort?: "created_at" | "-created_at";
                /** @description Only items with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description Information about the response. */
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.get_delivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The delivery. Token, prefix whd_. */
                delivery_id: string;
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["SentDelivery"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.replay_delivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The delivery. Token, prefix whd_. */
                delivery_id: string;
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WebhookDelivery"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.replay_deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "undeliverable",
                 *       "event_type": "case.closed",
                 *       "limit": 500
                 *     }
                 */
                "application/json": components["schemas"]["ReplayDeliveries"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["ReplayedDeliveries"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.rotate_secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WebhookWithSecret"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id for the request. A value in another format is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requested resource or resources. */
                        data: components["schemas"]["WebhookDelivery"];
                        /** @description Information about the response. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["InvalidJsonOrValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhook.alert.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "alert.created",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "alt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_type_code": "SCR_PEP",
                 *         "check_tokens": [
                 *           "chk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *         ],
                 *         "type": "Screening",
                 *         "category": "PEP Match",
                 *         "status": "Open",
                 *         "priority": "High",
                 *         "priority_score": 70,
                 *         "sla_deadline": "2026-11-28T09:30:00.000Z",
                 *         "sla_warning_at": "2026-11-26T09:30:00.000Z",
                 *         "sla_status": "On Track",
                 *         "sla_paused_at": null,
                 *         "match_score": 87.5,
                 *         "match": {
                 *           "match_score": 87.5,
                 *           "primary_name": "Priya Ramanathan",
                 *           "matched_name": "Priya Ramanathan",
                 *           "category": "pep",
                 *           "categories": [
                 *             "pep"
                 *           ],
                 *           "nationality": null,
                 *           "date_of_birth": "1993",
                 *           "list": "PEP list",
                 *           "list_entry_id": "pep-20817",
                 *           "explanation": [
                 *             {
                 *               "feature": "date_of_birth",
                 *               "query": "1993-03-08",
                 *               "candidate": "1993",
                 *               "verdict": "agree",
                 *               "contribution": 4.5,
                 *               "note": "Born in the same year."
                 *             }
                 *           ],
                 *           "model_version": "2026-11-27-records",
                 *           "ofac_score": 0,
                 *           "score_without_date": null,
                 *           "words": {
                 *             "query": [],
                 *             "candidate": []
                 *           }
                 *         },
                 *         "evidence": {
                 *           "names": [
                 *             {
                 *               "name": "Priya Ramanathan",
                 *               "kind": "primary",
                 *               "quality": "strong"
                 *             }
                 *           ],
                 *           "dates_of_birth": [
                 *             "1993"
                 *           ],
                 *           "places_of_birth": [],
                 *           "nationalities": [
                 *             "GB"
                 *           ],
                 *           "addresses": [],
                 *           "identifiers": [],
                 *           "programs": [],
                 *           "reason": null,
                 *           "listed_on": "2024-05-02",
                 *           "remarks": null,
                 *           "positions": [
                 *             {
                 *               "title": "Member of Parliament",
                 *               "country": "GB",
                 *               "from": "2024",
                 *               "to": null
                 *             }
                 *           ],
                 *           "articles": [],
                 *           "lists": [
                 *             {
                 *               "name": "PEP list",
                 *               "version": "2026-11-20",
                 *               "list_entry_id": "pep-20817",
                 *               "source_url": null
                 *             }
                 *           ]
                 *         },
                 *         "replaced_by": null,
                 *         "subject": null,
                 *         "case_name": "Priya Raman",
                 *         "summary": "Priya Ramanathan is on PEP list.",
                 *         "rationale": "Name agrees, a rare one; born in the same year; residence GB, listed GB.",
                 *         "proposal": null,
                 *         "ai_assessment": null,
                 *         "resolution_action": null,
                 *         "resolution_rationale": null,
                 *         "resolution_conditions": null,
                 *         "resolution_replaced_by": null,
                 *         "resolved_by": null,
                 *         "resolved_at": null,
                 *         "assigned_to": null,
                 *         "is_false_positive": false,
                 *         "snoozed_until": null,
                 *         "held": null,
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "alert.created";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.alert.escalated": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "alert.escalated",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "alt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_type_code": "SCR_PEP",
                 *         "check_tokens": [
                 *           "chk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *         ],
                 *         "type": "Screening",
                 *         "category": "PEP Match",
                 *         "status": "Open",
                 *         "priority": "High",
                 *         "priority_score": 70,
                 *         "sla_deadline": "2026-11-28T09:30:00.000Z",
                 *         "sla_warning_at": "2026-11-26T09:30:00.000Z",
                 *         "sla_status": "On Track",
                 *         "sla_paused_at": null,
                 *         "match_score": 87.5,
                 *         "match": {
                 *           "match_score": 87.5,
                 *           "primary_name": "Priya Ramanathan",
                 *           "matched_name": "Priya Ramanathan",
                 *           "category": "pep",
                 *           "categories": [
                 *             "pep"
                 *           ],
                 *           "nationality": null,
                 *           "date_of_birth": "1993",
                 *           "list": "PEP list",
                 *           "list_entry_id": "pep-20817",
                 *           "explanation": [
                 *             {
                 *               "feature": "date_of_birth",
                 *               "query": "1993-03-08",
                 *               "candidate": "1993",
                 *               "verdict": "agree",
                 *               "contribution": 4.5,
                 *               "note": "Born in the same year."
                 *             }
                 *           ],
                 *           "model_version": "2026-11-27-records",
                 *           "ofac_score": 0,
                 *           "score_without_date": null,
                 *           "words": {
                 *             "query": [],
                 *             "candidate": []
                 *           }
                 *         },
                 *         "evidence": {
                 *           "names": [
                 *             {
                 *               "name": "Priya Ramanathan",
                 *               "kind": "primary",
                 *               "quality": "strong"
                 *             }
                 *           ],
                 *           "dates_of_birth": [
                 *             "1993"
                 *           ],
                 *           "places_of_birth": [],
                 *           "nationalities": [
                 *             "GB"
                 *           ],
                 *           "addresses": [],
                 *           "identifiers": [],
                 *           "programs": [],
                 *           "reason": null,
                 *           "listed_on": "2024-05-02",
                 *           "remarks": null,
                 *           "positions": [
                 *             {
                 *               "title": "Member of Parliament",
                 *               "country": "GB",
                 *               "from": "2024",
                 *               "to": null
                 *             }
                 *           ],
                 *           "articles": [],
                 *           "lists": [
                 *             {
                 *               "name": "PEP list",
                 *               "version": "2026-11-20",
                 *               "list_entry_id": "pep-20817",
                 *               "source_url": null
                 *             }
                 *           ]
                 *         },
                 *         "replaced_by": null,
                 *         "subject": null,
                 *         "case_name": "Priya Raman",
                 *         "summary": "Priya Ramanathan is on PEP list.",
                 *         "rationale": "Name agrees, a rare one; born in the same year; residence GB, listed GB.",
                 *         "proposal": null,
                 *         "ai_assessment": null,
                 *         "resolution_action": null,
                 *         "resolution_rationale": null,
                 *         "resolution_conditions": null,
                 *         "resolution_replaced_by": null,
                 *         "resolved_by": null,
                 *         "resolved_at": null,
                 *         "assigned_to": null,
                 *         "is_false_positive": false,
                 *         "snoozed_until": null,
                 *         "held": null,
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "alert.escalated";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.alert.resolved": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "alert.resolved",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "alt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_type_code": "SCR_PEP",
                 *         "check_tokens": [
                 *           "chk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *         ],
                 *         "type": "Screening",
                 *         "category": "PEP Match",
                 *         "status": "Open",
                 *         "priority": "High",
                 *         "priority_score": 70,
                 *         "sla_deadline": "2026-11-28T09:30:00.000Z",
                 *         "sla_warning_at": "2026-11-26T09:30:00.000Z",
                 *         "sla_status": "On Track",
                 *         "sla_paused_at": null,
                 *         "match_score": 87.5,
                 *         "match": {
                 *           "match_score": 87.5,
                 *           "primary_name": "Priya Ramanathan",
                 *           "matched_name": "Priya Ramanathan",
                 *           "category": "pep",
                 *           "categories": [
                 *             "pep"
                 *           ],
                 *           "nationality": null,
                 *           "date_of_birth": "1993",
                 *           "list": "PEP list",
                 *           "list_entry_id": "pep-20817",
                 *           "explanation": [
                 *             {
                 *               "feature": "date_of_birth",
                 *               "query": "1993-03-08",
                 *               "candidate": "1993",
                 *               "verdict": "agree",
                 *               "contribution": 4.5,
                 *               "note": "Born in the same year."
                 *             }
                 *           ],
                 *           "model_version": "2026-11-27-records",
                 *           "ofac_score": 0,
                 *           "score_without_date": null,
                 *           "words": {
                 *             "query": [],
                 *             "candidate": []
                 *           }
                 *         },
                 *         "evidence": {
                 *           "names": [
                 *             {
                 *               "name": "Priya Ramanathan",
                 *               "kind": "primary",
                 *               "quality": "strong"
                 *             }
                 *           ],
                 *           "dates_of_birth": [
                 *             "1993"
                 *           ],
                 *           "places_of_birth": [],
                 *           "nationalities": [
                 *             "GB"
                 *           ],
                 *           "addresses": [],
                 *           "identifiers": [],
                 *           "programs": [],
                 *           "reason": null,
                 *           "listed_on": "2024-05-02",
                 *           "remarks": null,
                 *           "positions": [
                 *             {
                 *               "title": "Member of Parliament",
                 *               "country": "GB",
                 *               "from": "2024",
                 *               "to": null
                 *             }
                 *           ],
                 *           "articles": [],
                 *           "lists": [
                 *             {
                 *               "name": "PEP list",
                 *               "version": "2026-11-20",
                 *               "list_entry_id": "pep-20817",
                 *               "source_url": null
                 *             }
                 *           ]
                 *         },
                 *         "replaced_by": null,
                 *         "subject": null,
                 *         "case_name": "Priya Raman",
                 *         "summary": "Priya Ramanathan is on PEP list.",
                 *         "rationale": "Name agrees, a rare one; born in the same year; residence GB, listed GB.",
                 *         "proposal": null,
                 *         "ai_assessment": null,
                 *         "resolution_action": null,
                 *         "resolution_rationale": null,
                 *         "resolution_conditions": null,
                 *         "resolution_replaced_by": null,
                 *         "resolved_by": null,
                 *         "resolved_at": null,
                 *         "assigned_to": null,
                 *         "is_false_positive": false,
                 *         "snoozed_until": null,
                 *         "held": null,
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "alert.resolved";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.case.closed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "case.closed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "name": "Priya Raman",
                 *         "type": "Onboarding",
                 *         "status": "New",
                 *         "entity_category": "Person",
                 *         "primary_entity_token": null,
                 *         "assigned_to": null,
                 *         "sla_deadline": null,
                 *         "sla_status": "On Track",
                 *         "open_alerts_count": 1,
                 *         "total_entities_count": 1,
                 *         "risk_tier": null,
                 *         "risk_score": null,
                 *         "risk_tier_overridden": false,
                 *         "decision": null,
                 *         "decision_summary": null,
                 *         "external_reference": "customer-4711",
                 *         "metadata": {},
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z",
                 *         "closed_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "case.closed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.case.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "case.created",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "name": "Priya Raman",
                 *         "type": "Onboarding",
                 *         "status": "New",
                 *         "entity_category": "Person",
                 *         "primary_entity_token": null,
                 *         "assigned_to": null,
                 *         "sla_deadline": null,
                 *         "sla_status": "On Track",
                 *         "open_alerts_count": 1,
                 *         "total_entities_count": 1,
                 *         "risk_tier": null,
                 *         "risk_score": null,
                 *         "risk_tier_overridden": false,
                 *         "decision": null,
                 *         "decision_summary": null,
                 *         "external_reference": "customer-4711",
                 *         "metadata": {},
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z",
                 *         "closed_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "case.created";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.case.escalated": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "case.escalated",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "name": "Priya Raman",
                 *         "type": "Onboarding",
                 *         "status": "New",
                 *         "entity_category": "Person",
                 *         "primary_entity_token": null,
                 *         "assigned_to": null,
                 *         "sla_deadline": null,
                 *         "sla_status": "On Track",
                 *         "open_alerts_count": 1,
                 *         "total_entities_count": 1,
                 *         "risk_tier": null,
                 *         "risk_score": null,
                 *         "risk_tier_overridden": false,
                 *         "decision": null,
                 *         "decision_summary": null,
                 *         "external_reference": "customer-4711",
                 *         "metadata": {},
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z",
                 *         "closed_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "case.escalated";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.case.status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "case.status_changed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "name": "Priya Raman",
                 *         "type": "Onboarding",
                 *         "status": "New",
                 *         "entity_category": "Person",
                 *         "primary_entity_token": null,
                 *         "assigned_to": null,
                 *         "sla_deadline": null,
                 *         "sla_status": "On Track",
                 *         "open_alerts_count": 1,
                 *         "total_entities_count": 1,
                 *         "risk_tier": null,
                 *         "risk_score": null,
                 *         "risk_tier_overridden": false,
                 *         "decision": null,
                 *         "decision_summary": null,
                 *         "external_reference": "customer-4711",
                 *         "metadata": {},
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z",
                 *         "closed_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "case.status_changed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.check.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "check.completed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "type_code": "IDV_EMAIL",
                 *         "category": "Identity",
                 *         "status": "Complete",
                 *         "result": "Pass",
                 *         "settled": null,
                 *         "provider": "Built-in",
                 *         "execution_method": "api",
                 *         "result_data": {},
                 *         "alerts_generated": 0,
                 *         "waive_reason": null,
                 *         "retry_count": 0,
                 *         "valid_until": null,
                 *         "executed_at": "2026-11-21T09:30:00.000Z",
                 *         "completed_at": "2026-11-21T09:30:00.000Z",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Check"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "check.completed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.check.failed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "check.failed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "type_code": "IDV_EMAIL",
                 *         "category": "Identity",
                 *         "status": "Complete",
                 *         "result": "Pass",
                 *         "settled": null,
                 *         "provider": "Built-in",
                 *         "execution_method": "api",
                 *         "result_data": {},
                 *         "alerts_generated": 0,
                 *         "waive_reason": null,
                 *         "retry_count": 0,
                 *         "valid_until": null,
                 *         "executed_at": "2026-11-21T09:30:00.000Z",
                 *         "completed_at": "2026-11-21T09:30:00.000Z",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Check"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "check.failed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.journey.abandoned": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "journey.abandoned",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "tokens": null,
                 *         "flow_type": "company",
                 *         "processing_status": "processing",
                 *         "case_token": null,
                 *         "case_reference": "CAS-000142",
                 *         "external_reference": "customer-4711",
                 *         "overall_verdict": null,
                 *         "risk_tier": null,
                 *         "completed_at": null,
                 *         "next_review_date": null,
                 *         "company": null,
                 *         "screening": null,
                 *         "directors": [],
                 *         "beneficial_owners": [],
                 *         "identity": null,
                 *         "phone_verification": null,
                 *         "email_verification": null,
                 *         "address_verification": null,
                 *         "document": null,
                 *         "biometric": null,
                 *         "risk_assessment": null,
                 *         "checks_summary": {
                 *           "total": 0,
                 *           "passed": 0,
                 *           "referred": 0,
                 *           "failed": 0,
                 *           "checks": []
                 *         },
                 *         "compliance_metadata": {
                 *           "cdd_completed": false,
                 *           "cdd_completed_at": null,
                 *           "edd_required": null,
                 *           "data_tier": "minimum"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: {
                        /** @description Result of the address check. Omitted if no address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners as given, and those that the registry adds, with any share. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null if the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Numbers of checks. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description Data from the registry. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description Summary of the flow for auditors. */
                        compliance_metadata: {
                            /** @description Whether every check has ended and no alert is unresolved. A waived or cancelled check has ended. It does not mean that all checks passed: `overall_verdict` is `Refer` because of a cancelled check. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk requires enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors given in the request and directors named by the registry. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Result of the email check. Omitted if no email address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id for it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null without one. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Result of the identity check. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of the risk assessment plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Result of the phone check. Omitted if no phone number was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks are running, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description Results of screening. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description Tokens to continue the flow and to fetch its result. */
                        tokens: null;
                    };
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "journey.abandoned";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.journey.expired": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "journey.expired",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "tokens": null,
                 *         "flow_type": "company",
                 *         "processing_status": "processing",
                 *         "case_token": null,
                 *         "case_reference": "CAS-000142",
                 *         "external_reference": "customer-4711",
                 *         "overall_verdict": null,
                 *         "risk_tier": null,
                 *         "completed_at": null,
                 *         "next_review_date": null,
                 *         "company": null,
                 *         "screening": null,
                 *         "directors": [],
                 *         "beneficial_owners": [],
                 *         "identity": null,
                 *         "phone_verification": null,
                 *         "email_verification": null,
                 *         "address_verification": null,
                 *         "document": null,
                 *         "biometric": null,
                 *         "risk_assessment": null,
                 *         "checks_summary": {
                 *           "total": 0,
                 *           "passed": 0,
                 *           "referred": 0,
                 *           "failed": 0,
                 *           "checks": []
                 *         },
                 *         "compliance_metadata": {
                 *           "cdd_completed": false,
                 *           "cdd_completed_at": null,
                 *           "edd_required": null,
                 *           "data_tier": "minimum"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: {
                        /** @description Result of the address check. Omitted if no address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners as given, and those that the registry adds, with any share. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null if the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Numbers of checks. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description Data from the registry. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description Summary of the flow for auditors. */
                        compliance_metadata: {
                            /** @description Whether every check has ended and no alert is unresolved. A waived or cancelled check has ended. It does not mean that all checks passed: `overall_verdict` is `Refer` because of a cancelled check. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk requires enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors given in the request and directors named by the registry. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Result of the email check. Omitted if no email address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id for it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null without one. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Result of the identity check. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of the risk assessment plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Result of the phone check. Omitted if no phone number was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks are running, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description Results of screening. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description Tokens to continue the flow and to fetch its result. */
                        tokens: null;
                    };
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "journey.expired";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.risk_assessment.approved": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "risk_assessment.approved",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "rsk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "status": "Active",
                 *         "overall_score": 40,
                 *         "tier": "Medium",
                 *         "effective_tier": "Medium",
                 *         "dimensions": {
                 *           "customer": {
                 *             "score": 50.5155,
                 *             "weight": 0.3,
                 *             "weighted_score": 15.15465,
                 *             "factors": [
                 *               {
                 *                 "name": "Entity type",
                 *                 "value": "Person",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "PEP status",
                 *                 "value": "Match",
                 *                 "score_contribution": 25
                 *               },
                 *               {
                 *                 "name": "Sanctions",
                 *                 "value": "No match",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Adverse media",
                 *                 "value": "No match",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 20.5155
                 *               }
                 *             ]
                 *           },
                 *           "geographic": {
                 *             "score": 33.9028,
                 *             "weight": 0.25,
                 *             "weighted_score": 8.4757,
                 *             "factors": [
                 *               {
                 *                 "name": "Country risk",
                 *                 "value": "GB",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "FATF status",
                 *                 "value": "Not listed",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Jurisdiction",
                 *                 "value": "GB",
                 *                 "score_contribution": 1.5
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 27.4028
                 *               }
                 *             ]
                 *           },
                 *           "product_service": {
                 *             "score": 36.3771,
                 *             "weight": 0.25,
                 *             "weighted_score": 9.094275,
                 *             "factors": [
                 *               {
                 *                 "name": "Product complexity",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Regulatory exposure",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 26.3771
                 *               }
                 *             ]
                 *           },
                 *           "transaction": {
                 *             "score": 36.3771,
                 *             "weight": 0.2,
                 *             "weighted_score": 7.27542,
                 *             "factors": [
                 *               {
                 *                 "name": "Volume",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Frequency",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Unusual patterns",
                 *                 "value": "None seen",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 26.3771
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "due_diligence_path": "CDD",
                 *         "review_frequency": "12 Months",
                 *         "override_tier": null,
                 *         "override_justification": null,
                 *         "override_carried_from": null,
                 *         "overriders": [],
                 *         "approved_by": null,
                 *         "approved_at": null,
                 *         "approved_tier": null,
                 *         "model_version": "2026.1",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["RiskAssessment"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "risk_assessment.approved";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.risk_assessment.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "risk_assessment.completed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "rsk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "status": "Active",
                 *         "overall_score": 40,
                 *         "tier": "Medium",
                 *         "effective_tier": "Medium",
                 *         "dimensions": {
                 *           "customer": {
                 *             "score": 50.5155,
                 *             "weight": 0.3,
                 *             "weighted_score": 15.15465,
                 *             "factors": [
                 *               {
                 *                 "name": "Entity type",
                 *                 "value": "Person",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "PEP status",
                 *                 "value": "Match",
                 *                 "score_contribution": 25
                 *               },
                 *               {
                 *                 "name": "Sanctions",
                 *                 "value": "No match",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Adverse media",
                 *                 "value": "No match",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 20.5155
                 *               }
                 *             ]
                 *           },
                 *           "geographic": {
                 *             "score": 33.9028,
                 *             "weight": 0.25,
                 *             "weighted_score": 8.4757,
                 *             "factors": [
                 *               {
                 *                 "name": "Country risk",
                 *                 "value": "GB",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "FATF status",
                 *                 "value": "Not listed",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Jurisdiction",
                 *                 "value": "GB",
                 *                 "score_contribution": 1.5
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 27.4028
                 *               }
                 *             ]
                 *           },
                 *           "product_service": {
                 *             "score": 36.3771,
                 *             "weight": 0.25,
                 *             "weighted_score": 9.094275,
                 *             "factors": [
                 *               {
                 *                 "name": "Product complexity",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Regulatory exposure",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 26.3771
                 *               }
                 *             ]
                 *           },
                 *           "transaction": {
                 *             "score": 36.3771,
                 *             "weight": 0.2,
                 *             "weighted_score": 7.27542,
                 *             "factors": [
                 *               {
                 *                 "name": "Volume",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Frequency",
                 *                 "value": "Private individual",
                 *                 "score_contribution": 5
                 *               },
                 *               {
                 *                 "name": "Unusual patterns",
                 *                 "value": "None seen",
                 *                 "score_contribution": 0
                 *               },
                 *               {
                 *                 "name": "Minimum score",
                 *                 "value": "40: politically exposed person",
                 *                 "score_contribution": 26.3771
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "due_diligence_path": "CDD",
                 *         "review_frequency": "12 Months",
                 *         "override_tier": null,
                 *         "override_justification": null,
                 *         "override_carried_from": null,
                 *         "overriders": [],
                 *         "approved_by": null,
                 *         "approved_at": null,
                 *         "approved_tier": null,
                 *         "model_version": "2026.1",
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["RiskAssessment"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "risk_assessment.completed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.screening.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "screening.completed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "tokens": null,
                 *         "flow_type": "company",
                 *         "processing_status": "processing",
                 *         "case_token": null,
                 *         "case_reference": "CAS-000142",
                 *         "external_reference": "customer-4711",
                 *         "overall_verdict": null,
                 *         "risk_tier": null,
                 *         "completed_at": null,
                 *         "next_review_date": null,
                 *         "company": null,
                 *         "screening": null,
                 *         "directors": [],
                 *         "beneficial_owners": [],
                 *         "identity": null,
                 *         "phone_verification": null,
                 *         "email_verification": null,
                 *         "address_verification": null,
                 *         "document": null,
                 *         "biometric": null,
                 *         "risk_assessment": null,
                 *         "checks_summary": {
                 *           "total": 0,
                 *           "passed": 0,
                 *           "referred": 0,
                 *           "failed": 0,
                 *           "checks": []
                 *         },
                 *         "compliance_metadata": {
                 *           "cdd_completed": false,
                 *           "cdd_completed_at": null,
                 *           "edd_required": null,
                 *           "data_tier": "minimum"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["FlowResult"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "screening.completed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.sla.breached": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "sla.breached",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "alt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_type_code": "SCR_PEP",
                 *         "check_tokens": [
                 *           "chk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *         ],
                 *         "type": "Screening",
                 *         "category": "PEP Match",
                 *         "status": "Open",
                 *         "priority": "High",
                 *         "priority_score": 70,
                 *         "sla_deadline": "2026-11-28T09:30:00.000Z",
                 *         "sla_warning_at": "2026-11-26T09:30:00.000Z",
                 *         "sla_status": "On Track",
                 *         "sla_paused_at": null,
                 *         "match_score": 87.5,
                 *         "match": {
                 *           "match_score": 87.5,
                 *           "primary_name": "Priya Ramanathan",
                 *           "matched_name": "Priya Ramanathan",
                 *           "category": "pep",
                 *           "categories": [
                 *             "pep"
                 *           ],
                 *           "nationality": null,
                 *           "date_of_birth": "1993",
                 *           "list": "PEP list",
                 *           "list_entry_id": "pep-20817",
                 *           "explanation": [
                 *             {
                 *               "feature": "date_of_birth",
                 *               "query": "1993-03-08",
                 *               "candidate": "1993",
                 *               "verdict": "agree",
                 *               "contribution": 4.5,
                 *               "note": "Born in the same year."
                 *             }
                 *           ],
                 *           "model_version": "2026-11-27-records",
                 *           "ofac_score": 0,
                 *           "score_without_date": null,
                 *           "words": {
                 *             "query": [],
                 *             "candidate": []
                 *           }
                 *         },
                 *         "evidence": {
                 *           "names": [
                 *             {
                 *               "name": "Priya Ramanathan",
                 *               "kind": "primary",
                 *               "quality": "strong"
                 *             }
                 *           ],
                 *           "dates_of_birth": [
                 *             "1993"
                 *           ],
                 *           "places_of_birth": [],
                 *           "nationalities": [
                 *             "GB"
                 *           ],
                 *           "addresses": [],
                 *           "identifiers": [],
                 *           "programs": [],
                 *           "reason": null,
                 *           "listed_on": "2024-05-02",
                 *           "remarks": null,
                 *           "positions": [
                 *             {
                 *               "title": "Member of Parliament",
                 *               "country": "GB",
                 *               "from": "2024",
                 *               "to": null
                 *             }
                 *           ],
                 *           "articles": [],
                 *           "lists": [
                 *             {
                 *               "name": "PEP list",
                 *               "version": "2026-11-20",
                 *               "list_entry_id": "pep-20817",
                 *               "source_url": null
                 *             }
                 *           ]
                 *         },
                 *         "replaced_by": null,
                 *         "subject": null,
                 *         "case_name": "Priya Raman",
                 *         "summary": "Priya Ramanathan is on PEP list.",
                 *         "rationale": "Name agrees, a rare one; born in the same year; residence GB, listed GB.",
                 *         "proposal": null,
                 *         "ai_assessment": null,
                 *         "resolution_action": null,
                 *         "resolution_rationale": null,
                 *         "resolution_conditions": null,
                 *         "resolution_replaced_by": null,
                 *         "resolved_by": null,
                 *         "resolved_at": null,
                 *         "assigned_to": null,
                 *         "is_false_positive": false,
                 *         "snoozed_until": null,
                 *         "held": null,
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "sla.breached";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.sla.warning": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "sla.warning",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "token": "alt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "case_token": "cas_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "entity_token": "ent_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_token": "chk_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "check_type_code": "SCR_PEP",
                 *         "check_tokens": [
                 *           "chk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *         ],
                 *         "type": "Screening",
                 *         "category": "PEP Match",
                 *         "status": "Open",
                 *         "priority": "High",
                 *         "priority_score": 70,
                 *         "sla_deadline": "2026-11-28T09:30:00.000Z",
                 *         "sla_warning_at": "2026-11-26T09:30:00.000Z",
                 *         "sla_status": "On Track",
                 *         "sla_paused_at": null,
                 *         "match_score": 87.5,
                 *         "match": {
                 *           "match_score": 87.5,
                 *           "primary_name": "Priya Ramanathan",
                 *           "matched_name": "Priya Ramanathan",
                 *           "category": "pep",
                 *           "categories": [
                 *             "pep"
                 *           ],
                 *           "nationality": null,
                 *           "date_of_birth": "1993",
                 *           "list": "PEP list",
                 *           "list_entry_id": "pep-20817",
                 *           "explanation": [
                 *             {
                 *               "feature": "date_of_birth",
                 *               "query": "1993-03-08",
                 *               "candidate": "1993",
                 *               "verdict": "agree",
                 *               "contribution": 4.5,
                 *               "note": "Born in the same year."
                 *             }
                 *           ],
                 *           "model_version": "2026-11-27-records",
                 *           "ofac_score": 0,
                 *           "score_without_date": null,
                 *           "words": {
                 *             "query": [],
                 *             "candidate": []
                 *           }
                 *         },
                 *         "evidence": {
                 *           "names": [
                 *             {
                 *               "name": "Priya Ramanathan",
                 *               "kind": "primary",
                 *               "quality": "strong"
                 *             }
                 *           ],
                 *           "dates_of_birth": [
                 *             "1993"
                 *           ],
                 *           "places_of_birth": [],
                 *           "nationalities": [
                 *             "GB"
                 *           ],
                 *           "addresses": [],
                 *           "identifiers": [],
                 *           "programs": [],
                 *           "reason": null,
                 *           "listed_on": "2024-05-02",
                 *           "remarks": null,
                 *           "positions": [
                 *             {
                 *               "title": "Member of Parliament",
                 *               "country": "GB",
                 *               "from": "2024",
                 *               "to": null
                 *             }
                 *           ],
                 *           "articles": [],
                 *           "lists": [
                 *             {
                 *               "name": "PEP list",
                 *               "version": "2026-11-20",
                 *               "list_entry_id": "pep-20817",
                 *               "source_url": null
                 *             }
                 *           ]
                 *         },
                 *         "replaced_by": null,
                 *         "subject": null,
                 *         "case_name": "Priya Raman",
                 *         "summary": "Priya Ramanathan is on PEP list.",
                 *         "rationale": "Name agrees, a rare one; born in the same year; residence GB, listed GB.",
                 *         "proposal": null,
                 *         "ai_assessment": null,
                 *         "resolution_action": null,
                 *         "resolution_rationale": null,
                 *         "resolution_conditions": null,
                 *         "resolution_replaced_by": null,
                 *         "resolved_by": null,
                 *         "resolved_at": null,
                 *         "assigned_to": null,
                 *         "is_false_positive": false,
                 *         "snoozed_until": null,
                 *         "held": null,
                 *         "created_at": "2026-11-21T09:30:00.000Z",
                 *         "updated_at": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "sla.warning";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.verification.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "verification.completed",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "tokens": null,
                 *         "flow_type": "company",
                 *         "processing_status": "processing",
                 *         "case_token": null,
                 *         "case_reference": "CAS-000142",
                 *         "external_reference": "customer-4711",
                 *         "overall_verdict": null,
                 *         "risk_tier": null,
                 *         "completed_at": null,
                 *         "next_review_date": null,
                 *         "company": null,
                 *         "screening": null,
                 *         "directors": [],
                 *         "beneficial_owners": [],
                 *         "identity": null,
                 *         "phone_verification": null,
                 *         "email_verification": null,
                 *         "address_verification": null,
                 *         "document": null,
                 *         "biometric": null,
                 *         "risk_assessment": null,
                 *         "checks_summary": {
                 *           "total": 0,
                 *           "passed": 0,
                 *           "referred": 0,
                 *           "failed": 0,
                 *           "checks": []
                 *         },
                 *         "compliance_metadata": {
                 *           "cdd_completed": false,
                 *           "cdd_completed_at": null,
                 *           "edd_required": null,
                 *           "data_tier": "minimum"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: components["schemas"]["FlowResult"];
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "verification.completed";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.verification.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "verification.updated",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "flow_token": "flw_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *         "tokens": null,
                 *         "flow_type": "company",
                 *         "processing_status": "processing",
                 *         "case_token": null,
                 *         "case_reference": "CAS-000142",
                 *         "external_reference": "customer-4711",
                 *         "overall_verdict": null,
                 *         "risk_tier": null,
                 *         "completed_at": null,
                 *         "next_review_date": null,
                 *         "company": null,
                 *         "screening": null,
                 *         "directors": [],
                 *         "beneficial_owners": [],
                 *         "identity": null,
                 *         "phone_verification": null,
                 *         "email_verification": null,
                 *         "address_verification": null,
                 *         "document": null,
                 *         "biometric": null,
                 *         "risk_assessment": null,
                 *         "checks_summary": {
                 *           "total": 0,
                 *           "passed": 0,
                 *           "referred": 0,
                 *           "failed": 0,
                 *           "checks": []
                 *         },
                 *         "compliance_metadata": {
                 *           "cdd_completed": false,
                 *           "cdd_completed_at": null,
                 *           "edd_required": null,
                 *           "data_tier": "minimum"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: {
                        /** @description Result of the address check. Omitted if no address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners as given, and those that the registry adds, with any share. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null if the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Numbers of checks. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description Data from the registry. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description Summary of the flow for auditors. */
                        compliance_metadata: {
                            /** @description Whether every check has ended and no alert is unresolved. A waived or cancelled check has ended. It does not mean that all checks passed: `overall_verdict` is `Refer` because of a cancelled check. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk requires enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors given in the request and directors named by the registry. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Result of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Result of the email check. Omitted if no email address was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id for it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null without one. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Result of the identity check. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of the risk assessment plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Result of the phone check. Omitted if no phone number was given. Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the check was cancelled. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks are running, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment that is not a Draft. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description Results of screening. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description Tokens to continue the flow and to fetch its result. */
                        tokens: null;
                    };
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "verification.updated";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description Standard Webhooks: id of the delivery, the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: time of the attempt in epoch seconds. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "evt_01k8m4z7q0c3w9d2r6t1y5b8nf",
                 *       "event_type": "webhook.test",
                 *       "created_at": "2026-11-21T09:30:00.000Z",
                 *       "project_hash": "acme",
                 *       "api_version": "3.0.0",
                 *       "data": {
                 *         "webhook_id": "whk_01k8m4z7q0c3w9d2r6t1y5b8nf"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Version of the API that wrote the payload. */
                    api_version: string;
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description The requested resource or resources. */
                    data: {
                        /** @description The webhook. Token, prefix whk_. */
                        webhook_id: string;
                    };
                    /** @description The event. It is the same on every attempt and for every webhook: use it to detect duplicates. Token, prefix evt_. */
                    event_id: string;
                    /**
                     * @description Name of the event.
                     * @constant
                     */
                    event_type: "webhook.test";
                    /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
                    project_hash: string;
                };
            };
        };
        responses: {
            /** @description Any 2xx within 15 seconds. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
