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
         * @description Looks the company up in its registry, and screens it with its directors and owners. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. While more flows arrive than can be answered in time, the answer is 503, given before the credentials are looked at: its rate headers are those of a caller without any. Needs the scope `flows:write`.
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
         * Verify a company and get tokens at once
         * @description Runs the checks of the sync flow in the background. The result is pulled by `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the flow that has it. While more flows arrive than can be answered in time, the answer is 503, given before the credentials are looked at: its rate headers are those of a caller without any. Needs the scope `flows:write`.
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
         * @description Checks identity, e-mail, phone and address as far as they are given, and screens the person. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. While more flows arrive than can be answered in time, the answer is 503, given before the credentials are looked at: its rate headers are those of a caller without any. Needs the scope `flows:write`.
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
         * @description Runs the checks of the sync flow in the background; document and face wait for the person. The result is pulled by `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the flow that has it. While more flows arrive than can be answered in time, the answer is 503, given before the credentials are looked at: its rate headers are those of a caller without any. Needs the scope `flows:write`.
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
         * @description Opens a case of type Review only when there is a match. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. While more flows arrive than can be answered in time, the answer is 503, given before the credentials are looked at: its rate headers are those of a caller without any. Needs the scope `flows:write`.
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
         * @description Answers 204 with `Retry-After` while nothing has finished, and for 30 days after results became available 200 with what is known. Needs the scope `flows:read`.
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
         * @description Get an access token for an OAuth client. Needs the credentials of the client, as HTTP Basic or in the form.
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
         * @description One that nobody has becomes that of the person who is signed in. A machine takes none. Needs the scope `alerts:write`.
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
         * @description Assign an alert to a person. Needs the scope `alerts:write`.
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
         * Score the match of an alert again, by the model that made it and by the current one
         * @description Score the match of an alert again, by the model that made it and by the current one. Needs the scope `alerts:read`.
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
         * @description Resolve an alert. Needs the scope `alerts:write`.
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
         * @description Snooze an alert. Needs the scope `alerts:write`.
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
         * Undo a held move of an alert
         * @description Undo a held move of an alert. Needs the scope `alerts:write`.
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
         * @description Those that nobody has become those of the person who is signed in. A machine takes none. Needs the scope `alerts:write`.
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
         * Resolve several alerts alike
         * @description Resolve several alerts alike. Needs the scope `alerts:write`.
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
         * Take the most urgent open alert that nobody has
         * @description Assigns the most urgent open alert that fits to the person who is signed in, and acknowledges it: overdue ones first. One that is held or snoozed is never given, and none to two people. 204 when there is none. An API key or an OAuth client, to which no alert can be assigned, gets 403, detail `person_required`: list the alerts and assign them to people instead. Needs the session of a person, with the scope `alerts:write`.
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
         * @description As things stand now. Each number is that of `GET /v1/alerts` with the filters of its name: `status=Open` and `snoozed=exclude` with `age`, `priority` or `due` (`sla_status=Breached` for `Breached`); `status=Resolved` with `list` or `model_version`, and `is_false_positive=true`. Needs the scope `analytics:read`.
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
         * Count what was opened and what ended on each day of a period
         * @description Count what was opened and what ended on each day of a period. Needs the scope `analytics:read`.
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
         * Summarise open cases, pending alerts and what ended in a period
         * @description Summarise open cases, pending alerts and what ended in a period. Needs the scope `analytics:read`.
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
         * Get how the project looks to its customers
         * @description Get how the project looks to its customers. Needs the session of a person.
         */
        get: operations["branding.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the project looks to its customers
         * @description The logo is a PNG of at most 64 KiB and 1,024 by 1,024 pixels. SVG is refused, since it can hold scripts. White text has to be readable on the colour: a contrast under 4.5:1 is refused. Needs the session of an admin.
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
         * @description Open a case without a flow. Needs the scope `cases:write`.
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
         * @description List the audit records of a case. Needs the scope `audit:read`.
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
         * @description Closes a case with a decision, from In Review. `Approve` needs no unresolved alert, no open check, and an approved risk assessment of the tier that the case shows, after the last override of one. Needs the scope `cases:write`.
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
         * @description The case goes to Client Input and its clocks stop. `address` is for the person: it is valid for 24 hours. When the document was sent, the person declines, or nobody did either in time, the case comes back by itself. What was sent is read in a new `IDV_DOCUMENT` check of that person. Asked again while the case waits, the same request gets a new address, for which `{}` is enough: the one before stops working at once, and what the person has done so far is kept. Needs the scope `cases:write`.
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
         * List the images that people sent for a case, also those that are erased
         * @description List the images that people sent for a case, also those that are erased. Needs the scope `cases:read`.
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
         * List the people and companies of a case, each with its role in it
         * @description List the people and companies of a case, each with its role in it. Needs the scope `entities:read`.
         */
        get: operations["cases.list_entities"];
        put?: never;
        /**
         * Add a person or company to a case
         * @description An entity that exists, or a new one. One that is in the case already, and a second `Primary`, are refused with 400, detail `not_unique`; a `Primary` that is not of the `entity_category` of the case with 400, detail `not_of_this_type`. A Closed case takes none: 409. Needs the scope `cases:write`.
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
         * @description All that a case was decided by, as of one moment: the case, its entities with their owners, the lists that were screened and their versions, checks, alerts with their evidence, risk assessments, comments, and its audit records with what proves them. As JSON, or with `format=pdf` as a document. Each pack made is recorded as `case.report_exported`. Of each project one is made at a time and two wait, JSON and PDF apart; 503 with `Retry-After` when more are asked for. The work ends when the client leaves. Needs the scopes `cases:read`, `entities:read`, `flows:read`, `checks:read`, `alerts:read`, `risk:read`, `audit:read`.
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
         * Calculate the risk of a case anew
         * @description From what is known now. The new assessment is Active and supersedes the last Active one; an Approved one stays. While checks of the case are open it is a Draft: the Draft that the case has is calculated again and keeps its token, and the Active one stays in effect. A Closed case has no new one: 409. Needs the scope `risk:write`.
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
         * @description Move a case to another status. Needs the scope `cases:write`.
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
         * Count cases by each value of status, type, category, tier, SLA status and assignee
         * @description Count cases by each value of status, type, category, tier, SLA status and assignee. Needs the scope `cases:read`.
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
         * @description Cancel a check that has not ended. Needs the scope `checks:write`.
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
         * Run a failed check again
         * @description Run a failed check again. Needs the scope `checks:write`.
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
         * Get what is known of an image that a person sent
         * @description Get what is known of an image that a person sent. Needs the scope `cases:read`.
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
         * @description Each view is recorded as `document.viewed`. 404 once the image is erased, which `erased_at` of the document says. Needs the scope `cases:read`.
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
         * Change a person or company; a changed name or date of birth is screened again
         * @description Change a person or company; a changed name or date of birth is screened again. Needs the scope `entities:write`.
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
         * List the checks of a person or company, from all of its cases
         * @description List the checks of a person or company, from all of its cases. Needs the scope `checks:read`.
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
         * Get the owners of an entity, and what it owns, also through other companies
         * @description Get the owners of an entity, and what it owns, also through other companies. Needs the scope `entities:read`.
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
         * Say who owns a company directly
         * @description Say who owns a company directly. Needs the scope `entities:write`.
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
         * List the imports of persons and companies
         * @description List the imports of persons and companies. Needs the scope `entities:read`.
         */
        get: operations["entity_imports.list"];
        put?: never;
        /**
         * Create persons and companies from a CSV file
         * @description Each line becomes an entity as by `POST /v1/entities`, except that it is monitored unless its line says `false`. The header names the fields, such as `type,last_name,company_name,address.city,metadata.segment`; an empty cell leaves its field out. A line that is wrong fails alone. Send an `Idempotency-Key`, so that no file is imported twice. Needs the scope `entities:write`.
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
         * Get an import, and how far it is
         * @description Get an import, and how far it is. Needs the scope `entities:read`.
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
         * List the lines of an import, each with its result
         * @description List the lines of an import, each with its result. Needs the scope `entities:read`.
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
         * Follow the events of the project as they happen
         * @description Server-sent events that do not end by themselves: each published event whose resource the caller’s scopes let it read, in the order of their commits. The first is `stream.opened`: with `{"resumed": true}` nothing was missed since `Last-Event-ID`, with `{"resumed": false}` the stream begins now, and lists have to be read again. A comment comes after 15 seconds of silence. A person’s session also gets `notifications.changed` with `{"unread": 3}`, `alert.changed` and `alert.viewed`. The stream ends when the credential does or its scopes change. Needs any scope that reads, and shows what the scopes of the caller read.
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
         * List what the signed-in person was told
         * @description List what the signed-in person was told. Needs the session of a person.
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
        delete?: never;
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
         * Run the draft of a kind of policy over past cases, and change nothing
         * @description Run the draft of a kind of policy over past cases, and change nothing. Needs the session of an admin.
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
         * Put the draft of a kind of policy in force, as another person than its last author
         * @description Put the draft of a kind of policy in force, as another person than its last author. Needs the session of an admin.
         */
        post: operations["policies.publish_draft"];
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
         * Answer a job, as the outside provider that was given it
         * @description For vendors of document and biometric checks alone: `docs/guides/outside-providers.md` has the whole contract. The headers `webhook-id` (the job), `webhook-timestamp` and `webhook-signature` are those of Standard Webhooks, by the secret that both sides have. The same answer again is harmless; another one is refused with 409. An unknown job, a wrong signature and a time more than 5 minutes off all answer the same 401. At most 64 KiB. Needs the signature of the provider that was given the job.
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
         * Set the tier of a risk assessment by hand; its score and status stay
         * @description Sets the tier of a risk assessment by hand, in any status; its score and status stay. The override stands until another replaces it: calculations carry it on while the calculated tier is not higher. It sets aside the approvals before it: closing the case with `Approve` is refused until an assessment of the tier that the case shows is approved. After an override of an Approved one, calculate a new one and have that approved, by another person. Needs the scope `risk:write`.
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
         * Show what the risk would be if some facts were different, and change nothing
         * @description Scores the facts of an assessment, with those of the body in their place, by the risk model that is in force now. Nothing is stored, recorded or sent, so that it needs no more than `risk:read`. With an empty body it is the score of the facts as they are: it differs from the stored one only if the model has changed since. An override is carried on as a calculation would. Needs the scope `risk:read`.
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
         * Score the facts of a risk assessment again, by the model that made it and by the current one
         * @description Scores the stored facts of an assessment again: by the risk model that made it, which gives the stored score, and by the one that is in force now. Path and review frequency are those of the override, if the assessment has one. Nothing is changed. Needs the scope `risk:read`.
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
         * Get the sample of a sandbox, and how far its reset is
         * @description Get the sample of a sandbox, and how far its reset is. Needs the session of an admin.
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
         * Get a drawn image to try the hosted journey with
         * @description In the sandbox alone; 404 in production. The passports are of Priya Raman, born on 1993-03-08, or with `marker` of Priya DOCS; the selfies show the face on them. Needs the scope `cases:read`.
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
         * Delete what a sandbox holds, and make its sample again
         * @description Deletes cases, alerts, checks, persons, companies, flows, imports and notices, the sample’s and what was added. People, keys, policies, own lists, webhooks and the audit log stay. Only of a project that was filled with the sample at its first start, never in production. Needs the session of an admin.
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
         * List the people who can be given work
         * @description List the people who can be given work. Needs the scope `cases:read`.
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
         * @description They can sign in again: to keep them out, disable them or reset their password. Needs the session of an admin.
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
         * Get the views of the alerts that the signed-in person keeps
         * @description Get the views of the alerts that the signed-in person keeps. Needs the session of a person.
         */
        get: operations["users.get_alert_views"];
        /**
         * Replace the views of the alerts that the signed-in person keeps
         * @description Replace the views of the alerts that the signed-in person keeps. Needs the session of a person.
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
         * Do not show the signed-in person the console’s tour again
         * @description Do not show the signed-in person the console’s tour again. Needs the session of a person.
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
         * @description The person’s other sessions end. Wrong current passwords are limited as those of the sign-in are. Needs the session of a person.
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
         * List where the signed-in person is signed in
         * @description List where the signed-in person is signed in. Needs the session of a person.
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
         * End all sessions of the signed-in person but this one
         * @description End all sessions of the signed-in person but this one. Needs the session of a person.
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
         * Tell the other open consoles which alert the signed-in person has open
         * @description They are told as long as the person’s stream of events is open, and by their own streams: `alert.viewed`. Nothing is kept or recorded. Needs the session of a person.
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
         * Create a watchlist of the project’s own
         * @description Create a watchlist of the project’s own. Needs the scope `watchlists:write`.
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
         * Take a watchlist of the project’s own out of screening
         * @description Take a watchlist of the project’s own out of screening. Needs the scope `watchlists:write`.
         */
        delete: operations["watchlists.retire"];
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
         * List the entries of a watchlist of the project’s own
         * @description List the entries of a watchlist of the project’s own. Needs the scope `watchlists:read`.
         */
        get: operations["watchlists.list_entries"];
        put?: never;
        /**
         * Add one entry, or up to 1,000, to a watchlist of the project’s own
         * @description Add one entry, or up to 1,000, to a watchlist of the project’s own. Needs the scope `watchlists:write`.
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
         * Remove an entry from a watchlist of the project’s own
         * @description Remove an entry from a watchlist of the project’s own. Needs the scope `watchlists:write`.
         */
        delete: operations["watchlists.remove_entry"];
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
         * @description Register a webhook; the answer shows its secret once. Needs the scope `webhooks:write`.
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
         * @description List the deliveries of a webhook. Needs the scope `webhooks:read`.
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
         * @description The payload holds personal data, so it is null for a caller who may not read the resource that the event tells of: the scopes are those of the event stream. The tokens that read a flow are sent to the endpoint alone, and left out here. Needs the scope `webhooks:read`.
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
         * Make a delivery pending again
         * @description Make a delivery pending again. Needs the scope `webhooks:write`.
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
         * Make deliveries of one status pending again, the oldest first
         * @description While `has_more` is true, ask again: those that were replayed no longer have the status. Needs the scope `webhooks:write`.
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
         * Add a webhook.test delivery to a webhook
         * @description Add a webhook.test delivery to a webhook. Needs the scope `webhooks:write`.
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
        /** alert.created, about a alert */
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
        /** alert.escalated, about a alert */
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
        /** alert.resolved, about a alert */
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
        /** case.closed, about a case */
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
        /** case.created, about a case */
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
        /** case.escalated, about a case */
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
        /** case.status_changed, about a case */
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
        /** check.completed, about a check */
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
        /** check.failed, about a check */
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
        /** journey.abandoned, about a flow */
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
        /** journey.expired, about a flow */
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
        /** risk_assessment.approved, about a risk assessment */
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
        /** risk_assessment.completed, about a risk assessment */
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
        /** screening.completed, about a flow */
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
        /** sla.breached, about a alert */
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
        /** sla.warning, about a alert */
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
        /** verification.completed, about a flow */
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
        /** verification.updated, about a flow */
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
        /** webhook.test, about a webhook */
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
            /** @description A person or company to be created. Not beside `entity_token`. */
            entity?: components["schemas"]["CreateEntity"];
            /** @description A person or company that exists. Not beside `entity`. Token, prefix ent_. */
            entity_token?: string;
            /** @description Its role in this case. It may have another in each of its cases. */
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
            /** @description Reserved for an assessment by a model, in words. Null today. */
            ai_assessment: string | null;
            /** @description The person whose work it is. Null for nobody. Token, prefix usr_. */
            assigned_to: string | null;
            /** @description Name of the case, such as CAS-000142. Null without a case. */
            case_name: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description What was found. */
            category: components["schemas"]["AlertCategory"];
            /** @description The newest check that found it; it is replaced while the alert is unresolved. Null where none did. Token, prefix chk_. */
            check_token: string | null;
            /** @description Every check, of any flow, that found this party. */
            check_tokens: string[];
            /** @description Which kind of check that is, as a check names it. Null where that is not known. */
            check_type_code: components["schemas"]["CheckTypeCode"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /** @description What the finding rests on, as the newest check found it; it is replaced while the alert is unresolved. Null for an API Failure. Lists leave it out. */
            evidence?: components["schemas"]["AlertEvidence"] | null;
            /** @description A change that is held and can still be undone. Null when there is none. */
            held: {
                /** @description What will be done. */
                action: components["schemas"]["HeldAction"];
                /** @description Token of whoever asked for it. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it is done, unless it is undone before.
                 */
                until: string;
            } | null;
            /** @description True when the listed party is somebody else. Only a Sanctions Hit that is not one fails its flow. */
            is_false_positive: boolean;
            /** @description The match as the newest check found it; it is replaced while the alert is unresolved. Null for an alert that is not of a screening. */
            match: components["schemas"]["Match"] | null;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number | null;
            /** @description How soon it should be looked at. It follows the category and the score. */
            priority: components["schemas"]["Priority"];
            /** @description Sorts a queue within and across priorities: 0 to 100, higher first. */
            priority_score: number;
            /** @description Resolution that was proposed with an escalation. It is kept when the alert is resolved. Null without one. */
            proposal: components["schemas"]["Proposal"] | null;
            /** @description The evidence in one sentence. Null for an alert from before there was one. */
            rationale: string | null;
            /** @description Of an alert on a document or a face: the check of the newest document that the person has sent since. Null while there is none. Lists leave it out. */
            replaced_by?: {
                /** @description The check that read it. Token, prefix chk_. */
                check_token: string;
                /**
                 * Format: date-time
                 * @description When it was read.
                 */
                completed_at: string;
                /** @description Whether it passed, or people have settled everything that was found in it. */
                is_accepted: boolean;
                /**
                 * @description What was replaced: the document itself, or the portrait that a face was compared with.
                 * @enum {string}
                 */
                of: "document" | "portrait";
            } | null;
            /** @description What was decided. Null until resolved. */
            resolution_action: components["schemas"]["ResolutionAction"] | null;
            /** @description Conditions of the approval. Null where there are none. */
            resolution_conditions: string | null;
            /** @description Why it was decided so. Null until resolved. */
            resolution_rationale: string | null;
            /** @description Check of the newer document that counts in place of the one that the alert is about. Null where none does. Token, prefix chk_. */
            resolution_replaced_by: string | null;
            /**
             * Format: date-time
             * @description When the alert was resolved. Null until then.
             */
            resolved_at: string | null;
            /** @description Token of whoever resolved the alert. Null until then. */
            resolved_by: string | null;
            /**
             * Format: date-time
             * @description By when the alert is to be resolved.
             */
            sla_deadline: string;
            /**
             * Format: date-time
             * @description Since when the clock stands still, because the case waits for its client. Null while it runs, and once resolved.
             */
            sla_paused_at: string | null;
            /** @description How close the deadline is. Of one that is decided, how close it was then. */
            sla_status: components["schemas"]["SlaStatus"];
            /**
             * Format: date-time
             * @description From when `sla_status` is Warning.
             */
            sla_warning_at: string;
            /**
             * Format: date-time
             * @description Until when the alert is out of the queues. Null unless it was snoozed since it was last acted on.
             */
            snoozed_until: string | null;
            /** @description Where the alert stands. Acknowledged: somebody looks at it. */
            status: components["schemas"]["AlertStatus"];
            /** @description Whom the alert is about, as it was called when the alert was opened. Null where that is nobody. */
            subject: {
                /** @description Name of the person or company. */
                name: string;
                /** @description Whether it is a person or a company. */
                type: components["schemas"]["EntityType"];
            } | null;
            /** @description What was found, in one sentence. */
            summary: string;
            /** @description Identifies the resource. Token, prefix alt_. */
            token: string;
            /** @description Which kind of check the alert comes from. `Financial` is reserved: no alert has it today. */
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
            /** @description The open alerts by age, the youngest first. */
            backlog: {
                /** @description How long ago they were opened. */
                age: components["schemas"]["AlertAge"];
                /** @description The same by priority, 0 included. */
                by_priority: {
                    [key: string]: number;
                };
                /** @description Open alerts of this age. */
                count: number;
            }[];
            /** @description The open alerts by when their deadline passes. Paused: the case waits for its client, and the clock with it. */
            deadlines: {
                [key: string]: number;
            };
            /** @description Of the alerts resolved so far that had a match. */
            false_positives: {
                /** @description By the list of the match. */
                by_list: {
                    /** @description Of these, false positives. */
                    false_positives: number;
                    /** @description Name of the list. */
                    list: string;
                    /** @description Share of false positives, 0 to 100. */
                    percentage: number;
                    /** @description Resolved alerts. */
                    resolved: number;
                }[];
                /** @description By the model that scored the match. */
                by_model_version: {
                    /** @description Of these, false positives. */
                    false_positives: number;
                    /** @description Version of the model that made the score. */
                    model_version: string;
                    /** @description Share of false positives, 0 to 100. */
                    percentage: number;
                    /** @description Resolved alerts. */
                    resolved: number;
                }[];
            };
            /** @description Open alerts that are not snoozed. */
            open_alerts: number;
        };
        /** @enum {string} */
        AlertCategory: "PEP Match" | "Sanctions Hit" | "Adverse Media" | "Name Mismatch" | "DOB Mismatch" | "Watchlist Match" | "API Failure";
        AlertCounts: {
            /** @description Alerts by token of the person, or `unassigned`. Whoever has none is left out. */
            assigned_to: {
                [key: string]: number;
            };
            /** @description Alerts by category, 0 included. */
            category: {
                [key: string]: number;
            };
            /** @description Alerts by priority, 0 included. */
            priority: {
                [key: string]: number;
            };
            /** @description Alerts by SLA status, 0 included. */
            sla_status: {
                [key: string]: number;
            };
            /** @description Alerts by status, 0 included. */
            status: {
                [key: string]: number;
            };
            /** @description Alerts that match the filters. With `q`, at most 10,000 are counted. */
            total: number;
            /** @description Whether more alerts match than `total` says, so that each count is a minimum. Only with `q`. */
            total_is_minimum: boolean;
            /** @description Alerts by type, 0 included. */
            type: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        AlertDue: "Overdue" | "Overdue or within 24 hours" | "Within 24 hours" | "1 to 7 days" | "After 7 days" | "Paused";
        AlertEvidence: components["schemas"]["Mismatch"] | components["schemas"]["ListedParty"];
        AlertReplay: {
            /** @description The score by the model in force now. */
            current: components["schemas"]["Scoring"];
            /** @description Whether both are equal. */
            is_same: boolean;
            /** @description The score computed again from the stored facts, by the model that made it. */
            replayed: components["schemas"]["Scoring"];
            /** @description The score as it was stored with the alert. */
            stored: components["schemas"]["Scoring"];
        };
        AlertSlaSettings: {
            /** @description Of alerts of Onboarding cases, by priority. */
            Onboarding: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /** @description Of alerts of Perpetual cases, by priority. */
            Perpetual: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /** @description Of alerts of Review cases, by priority. */
            Review: {
                [key: string]: components["schemas"]["AlertTerm"];
            };
            /**
             * @description The time zone whose days count; `UTC` where it is left out.
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
            /** @description Days from the alert to its deadline. */
            due_days: number;
            /** @description Days before the deadline at which the warning comes; fewer than `due_days`. */
            warning_days: number;
        };
        /** @enum {string} */
        AlertType: "Screening" | "Identity" | "Company" | "Document" | "Financial" | "System";
        AlertView: {
            /** @description Name to show: 1 to 60 characters. */
            name: string;
            /** @description Filters and order as the console has them in its address, after the question mark. At most 1,000 characters. */
            query: string;
        };
        AlertViewInput: {
            /** @description Name to show: 1 to 60 characters. */
            name: string;
            /** @description Filters and order as the console has them in its address, after the question mark. At most 1,000 characters. */
            query: string;
        };
        AlertViews: {
            /** @description Grows by one with each change; 0 before the first. Send it with the next change. */
            revision: number;
            /** @description The views, in the order in which the person keeps them. */
            views: components["schemas"]["AlertView"][];
        };
        AnalyticsSummary: {
            /** @description Now: pending alerts by priority, 0 included. */
            alerts_by_priority: {
                [key: string]: number;
            };
            /** @description Alerts resolved in the period. */
            alerts_resolved: number;
            /** @description Of these, those that were not Breached at their end. */
            alerts_within_deadline: number;
            /** @description Of the alerts resolved in the period, in hours; 0 without any. */
            average_alert_resolution_hours: number;
            /** @description Of the cases closed in the period, in days; 0 without any. */
            average_case_resolution_days: number;
            /** @description Now: cases by status, 0 included. */
            cases_by_status: {
                [key: string]: number;
            };
            /** @description Cases closed in the period. */
            cases_closed: number;
            /** @description Of these, those that were not Breached at their end. */
            cases_within_deadline: number;
            /** @description Now: cases that are not Closed. */
            open_cases: number;
            /** @description Now: alerts that are not Resolved. */
            pending_alerts: number;
            /** @description The period that was counted. */
            period: components["schemas"]["Period"];
            /** @description Now: open cases by tier; `none` for those without one. */
            risk_tier_distribution: {
                [key: string]: number;
            };
            /** @description Of what was closed or resolved in the period, how much was in time: 0 to 100; 100 without any. */
            sla_health_percentage: number;
        };
        AnswerProviderJob: {
            /** @description Needed for IDV_BIOMETRIC, and refused for another check. */
            biometric?: components["schemas"]["BiometricAnswer"];
            /** @description Needed for IDV_DOCUMENT, and refused for another check. */
            document?: components["schemas"]["DocumentAnswer"];
            /**
             * @description Why it does not pass, as sentences for the analyst.
             * @default []
             */
            reasons?: string[];
            /** @description Of the whole. The worst of this and of the results within counts. */
            result: components["schemas"]["CheckResult"];
        };
        ApproveRiskAssessment: {
            /** @description For the audit, at most 2,000 characters. */
            notes?: string;
        };
        AssignAlert: {
            /** @description For the person who is given the work, at most 5,000 characters. */
            note?: string;
            /** @description The person who is given the work. Token, prefix usr_. */
            user_id: string;
        };
        AuditActor: {
            /** @description Token of the person or the credential, or `system`. */
            id: string;
            /** @description Name at that time. */
            name: string;
            /** @description What kind of caller it was. */
            type: components["schemas"]["ActorType"];
        };
        /** @enum {string} */
        AuditEventType: "alert.acknowledged" | "alert.assigned" | "alert.created" | "alert.delisted" | "alert.escalated" | "alert.found_again" | "alert.held" | "alert.hold_refused" | "alert.remembered" | "alert.resolved" | "alert.snoozed" | "alert.undone" | "api_key.rotated" | "branding.updated" | "case.assigned" | "case.closed" | "case.commented" | "case.created" | "case.deleted" | "case.document_request_expired" | "case.document_request_renewed" | "case.document_requested" | "case.escalated" | "case.report_exported" | "case.report_made" | "case.status_changed" | "case.updated" | "check.cancelled" | "check.completed" | "check.executed" | "check.failed" | "check.retried" | "check.waived" | "document.erased" | "document.shared" | "document.viewed" | "entity.added_to_case" | "entity.created" | "entity.updated" | "entity_import.created" | "journey.consented" | "journey.declined" | "journey.sent" | "oauth_client.created" | "oauth_client.revoked" | "oauth_client.secret_rotated" | "oauth_client.updated" | "policy.drafted" | "policy.published" | "risk_assessment.approved" | "risk_assessment.calculated" | "risk_assessment.overridden" | "sample.reset" | "user.created" | "user.password_changed" | "user.password_reset" | "user.sessions_ended" | "user.updated" | "watchlist.created" | "watchlist.entries_added" | "watchlist.entry_removed" | "watchlist.retired" | "webhook.created" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.undeliverable" | "webhook.updated";
        AuditProof: {
            /** @description The newest signed checkpoint up to the head. Null where none is known. */
            checkpoint: {
                /** @description Hash of the record with that sequence. */
                hash: string;
                /** @description Hash of the project. */
                project: string;
                /** @description Place in the project’s audit log, from 1, without gaps. */
                sequence: number;
                /** @description Ed25519 signature of the checkpoint, in Base64. */
                signature: string;
                /**
                 * Format: date-time
                 * @description When it was signed.
                 */
                time: string;
            } | null;
            /** @description The newest record of the project at that moment. Null for an empty log. */
            head: {
                /** @description Its hash. */
                hash: string;
                /** @description Place in the project’s audit log, from 1, without gaps. */
                sequence: number;
            } | null;
        };
        AuditRecord: {
            /** @description Who did it. */
            actor: components["schemas"]["AuditActor"];
            /** @description The case that it belongs to. Null where there is none. Token, prefix cas_. */
            case_token: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Of a change what was before and after: `from` and `to`, or `changes`. */
            details: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            event_type: components["schemas"]["AuditEventType"];
            /** @description Hex SHA-256 of the record and of `previous_hash`. */
            hash: string;
            /** @description Address of the caller. Null for the system. */
            ip_address: string | null;
            /** @description Hash of the record before it. */
            previous_hash: string;
            /** @description The id of the request, as in the header X-Request-Id. */
            request_id: string;
            /** @description Place in the project’s audit log, from 1, without gaps. */
            sequence: number;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description What kind of resource it is about. */
            target_type: components["schemas"]["AuditTargetType"];
            /** @description Identifies the resource. Token, prefix aud_. */
            token: string;
        };
        /** @enum {string} */
        AuditTargetType: "case" | "alert" | "check" | "document" | "entity" | "entity_import" | "risk_assessment" | "watchlist" | "policy" | "api_key" | "oauth_client" | "user" | "branding" | "sample" | "webhook";
        AuditVerification: {
            /** @description The newest signed checkpoint of the period, which the log was compared with. Null without one. */
            checkpoint: {
                /** @description Place in the project’s audit log, from 1, without gaps. */
                sequence: number;
                /**
                 * Format: date-time
                 * @description When it was signed.
                 */
                time: string;
            } | null;
            /** @description The first record that does not fit. Null for a valid log. */
            first_bad_sequence: number | null;
            /** @description Hash of the newest record of the period. Null without one. */
            head: string | null;
            /** @description How many records were verified. */
            records: number;
            /** @description Whether no record of the period was changed, removed or put in. */
            valid: boolean;
        };
        /** @description A failed authentication is told in a flat form. */
        AuthenticationError: {
            /**
             * @description Always the code itself, not an object.
             * @constant
             */
            error: "UNAUTHORIZED";
            /** @description For people. It may change; act on the code. */
            message: string;
            /** @description The same as in X-Request-Id. Quote it to support. */
            request_id: string;
        };
        BiometricAnswer: {
            /** @description Whether the face is that of the portrait on the document. */
            face_match: components["schemas"]["JudgedFace"];
            /** @description Whether a living person was before the camera. */
            liveness: components["schemas"]["JudgedFace"];
        };
        BiometricBlock: {
            /** @description Whether the face is that of the document. */
            face_match: boolean;
            /**
             * @description How sure that is, 0 to 100. Null where unknown.
             * @default null
             */
            face_match_score: number | null;
            /**
             * @description How sure that is, 0 to 100. Null where unknown.
             * @default null
             */
            liveness_score: number | null;
            /** @description Whether a living person was filmed. */
            liveness_verified: boolean;
        };
        Branding: {
            /** @description As `#rrggbb`. Null for none. */
            colour: string | null;
            /** @description Path of the logo at this service, public. Another logo has another one. Null for none. */
            logo_address: string | null;
            /** @description Name that customers know. Null for none: then the project’s own is shown. */
            name: string | null;
            /**
             * Format: date-time
             * @description When it was last changed. Null if it never was.
             */
            updated_at: string | null;
        };
        BulkAcknowledge: {
            /** @description The alerts, at most 50. One that is named twice is acted on once. */
            alert_tokens: string[];
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
        };
        BulkAssign: {
            /** @description The alerts, at most 50. One that is named twice is acted on once. */
            alert_tokens: string[];
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /** @description For the person who is given the work, at most 5,000 characters. */
            note?: string;
            /** @description The person who is given the work. Token, prefix usr_. */
            user_id: string;
        };
        BulkOutcome: {
            /** @description One for each alert that was not changed. */
            errors: {
                /** @description The alert. */
                alert_token: string;
                /** @description Error code, as for a single alert. */
                code: string;
                /** @description One for each field that is wrong. */
                details?: {
                    /** @description What is wrong with the field. */
                    code: string;
                    /** @description Path of the field in the request, its parts joined by dots. */
                    field: string;
                    /** @description In words, for people. It may change; act on the code. */
                    message: string;
                }[];
                /** @description In words, for people. It may change; act on the code. */
                message: string;
            }[];
            /** @description How many were not. Each is told in `errors`. */
            failed: number;
            /** @description How many alerts were changed. */
            succeeded: number;
        };
        BulkResolve: {
            /** @description The decision. */
            action: components["schemas"]["ResolutionAction"];
            /** @description The alerts, at most 50. One that is named twice is acted on once. */
            alert_tokens: string[];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters: of that action alone, and required with it. */
            conditions?: string;
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /**
             * @description True when the listed party is somebody else. Only a Sanctions Hit that is not one fails its flow.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Why, for the audit: 1 to 5,000 characters. */
            rationale: string;
            /** @description Of an alert on a document: the check of the newer one, `replaced_by.check_token`, which counts in its place. With `Approve` alone. Token, prefix chk_. */
            replaced_by?: string;
        } | {
            action?: unknown;
            /** @description The alerts, at most 50. One that is named twice is acted on once. */
            alert_tokens: string[];
            conditions?: unknown;
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
            replaced_by?: unknown;
        };
        /** @enum {string} */
        CapturePurpose: "front" | "back" | "selfie";
        Case: {
            /** @description The person whose work it is. Null for nobody. Token, prefix usr_. */
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
            /** @description How the case was closed. Null until then. */
            decision: components["schemas"]["CaseDecision"] | null;
            /** @description Why it was closed so. Null where nothing was said. */
            decision_summary: string | null;
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null where there was none. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Counted per project, such as CAS-000142. */
            name: string;
            /** @description Alerts that are not Resolved. */
            open_alerts_count: number;
            /** @description The person or company that the case is about. Null when it has none yet. Token, prefix ent_. */
            primary_entity_token: string | null;
            /** @description Score of the newest risk assessment, 0 to 100. Null until there is one. */
            risk_score: number | null;
            /** @description Tier of the newest risk assessment. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /**
             * Format: date-time
             * @description By when it is to be decided. Null for a case of type Perpetual, which has no end.
             */
            sla_deadline: string | null;
            /** @description How close the deadline is. Of one that is decided, how close it was then. */
            sla_status: components["schemas"]["SlaStatus"];
            /** @description Where the case stands. Client Input and Internal Review wait for somebody else. */
            status: components["schemas"]["CaseStatus"];
            /** @description Identifies the resource. Token, prefix cas_. */
            token: string;
            /** @description Persons and companies in the case. */
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
            /** @description Of the cases open at the end of the period, in days; 0 without any. */
            average_age_days: number;
            /** @description `total`, by what was asked for. */
            breakdown: {
                /** @description Cases with it. */
                count: number;
                /** @description The value; `none` for cases without a tier. */
                label: string;
                /** @description Share of the total, 0 to 100. */
                percentage: number;
            }[];
            /** @description Cases closed in the period. */
            closed: number;
            /** @description Cases escalated in the period, each once. */
            escalated: number;
            /** @description Cases created in the period. */
            opened: number;
            /** @description The period that was counted. */
            period: components["schemas"]["Period"];
            /** @description Closed cases for each day of the period. */
            throughput_rate: number;
            /** @description Cases that were open at some time in the period. */
            total: number;
        };
        CaseCounts: {
            /** @description Cases by token of the person, or `unassigned`. Whoever has none is left out. */
            assigned_to: {
                [key: string]: number;
            };
            /** @description Cases about persons and about companies. */
            entity_category: {
                [key: string]: number;
            };
            /** @description Cases by risk tier; `none` for those without one. */
            risk_tier: {
                [key: string]: number;
            };
            /** @description Cases by SLA status, 0 included. */
            sla_status: {
                [key: string]: number;
            };
            /** @description Cases by status, 0 included. */
            status: {
                [key: string]: number;
            };
            /** @description Cases that match the filters. With `q`, at most 10,000 are counted. */
            total: number;
            /** @description Whether more cases match than `total` says, so that each count is a minimum. Only with `q`. */
            total_is_minimum: boolean;
            /** @description Cases by type, 0 included. */
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
            alerts: components["schemas"]["Alert"][];
            /** @description Where the audit records stand in the chain of the project. */
            audit_proof: components["schemas"]["AuditProof"];
            /** @description Records of the audit log about the case. */
            audit_records: components["schemas"]["ExtractedRecord"][];
            /** @description The case. */
            case: components["schemas"]["Case"];
            /** @description Checks of the case, with their results. */
            checks: components["schemas"]["Check"][];
            /** @description Comments on the case. */
            comments: components["schemas"]["Comment"][];
            /** @description Persons and companies in the case, with their owners. */
            entities: components["schemas"]["OwnedEntity"][];
            /**
             * @description Where the project is: staging or production.
             * @enum {string}
             */
            environment: "staging" | "production";
            /** @description Flows that the case is of, oldest first, as the following lists. */
            flows: components["schemas"]["FlowScreening"][];
            /**
             * @description Names the format and its version.
             * @constant
             */
            format: "probity evidence pack 1";
            /**
             * Format: date-time
             * @description When the pack was made. All parts are as of this moment.
             */
            generated_at: string;
            /** @description Who asked for it. */
            generated_by: components["schemas"]["AuditActor"];
            /** @description What the records of a case do not say, in sentences. */
            left_out: string[];
            /** @description Whom the tokens of people in the pack name. */
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
            /** @description Every risk assessment of the case, superseded ones too. */
            risk_assessments: components["schemas"]["ReportedRiskAssessment"][];
        };
        CaseSlaSettings: {
            /**
             * @description Days on which no business is done, besides weekends; none where it is left out.
             * @default {
             *       "country": null,
             *       "region": null,
             *       "days": []
             *     }
             */
            holidays?: {
                /** @description The country whose public holidays count, ISO 3166-1 alpha-2, or null for none. */
                country: string | null;
                /**
                 * @description Further days on which no business is done.
                 * @default []
                 */
                days?: string[];
                /**
                 * @description The part of the country as in ISO 3166-2 without the country, such as `SCT`, or null.
                 * @default null
                 */
                region?: string | null;
            };
            /** @description Of Onboarding cases; null for no deadline. */
            Onboarding: components["schemas"]["CaseTerm"] | null;
            /** @description Of Perpetual cases; null for no deadline. */
            Perpetual: components["schemas"]["CaseTerm"] | null;
            /** @description Of Review cases; null for no deadline. */
            Review: components["schemas"]["CaseTerm"] | null;
            /**
             * @description The time zone whose days count; `UTC` where it is left out.
             * @default UTC
             */
            time_zone?: string;
        };
        /** @enum {string} */
        CaseStatus: "New" | "In Progress" | "In Review" | "Client Input" | "Internal Review" | "Escalated" | "Closed";
        CaseTerm: {
            /** @description Business days from the opening to the deadline. */
            due_business_days: number;
            /** @description Business days before the deadline at which the warning comes; fewer than `due_business_days`. */
            warning_business_days: number;
        };
        /** @enum {string} */
        CaseType: "Onboarding" | "Review" | "Perpetual";
        /** @enum {string} */
        ChallengeAction: "look_ahead" | "turn_left" | "turn_right" | "smile" | "come_closer";
        ChangeOwnPassword: {
            /** @description The password so far. */
            current_password: string;
            /** @description The password from now on, 12 to 1,024 characters. */
            new_password: string;
        };
        Check: {
            /** @description How many alerts it raised. */
            alerts_generated: number;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description What kind of check it is. `Financial` and `EDD` are reserved: no check has them today. */
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
             * @description When it was first sent to a provider. Null for one that never was, such as a reused one.
             */
            executed_at: string | null;
            /** @description How it is made: `API`. */
            execution_method: string;
            /** @description Provider that answered. Null before. */
            provider: string | null;
            /** @description What the provider found. Refer: a person has to decide. Null until the check has ended. */
            result: components["schemas"]["CheckResult"] | null;
            /** @description The provider’s answer, free in form. Of a screening also the query and the versions of the lists. */
            result_data: {
                [key: string]: unknown;
            };
            /** @description How often it was tried again. */
            retry_count: number;
            /** @description What people have made of a check that did not pass, once all of its alerts are resolved. Null before. Events leave it out. */
            settled?: components["schemas"]["CheckSettlement"] | null;
            /** @description Where the check stands. Complete says nothing of its result. */
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
             * @description Until when a Pass may be reused for the same subject. Null where it may not.
             */
            valid_until: string | null;
            /** @description Why it was waived. Null unless it was. */
            waive_reason: string | null;
        };
        /** @enum {string} */
        CheckCategory: "Identity" | "Screening" | "Company" | "Financial" | "EDD";
        /** @enum {string} */
        CheckResult: "Pass" | "Fail" | "Refer";
        ChecksBlock: {
            /** @description Each check. */
            checks: {
                /** @description Provider that answered. Null before. */
                provider: string | null;
                /** @description What was found. Null until the check has ended. */
                result: components["schemas"]["CheckResult"] | null;
                /** @description What people have made of a check that did not pass, once all of its alerts are resolved. Null before. */
                settled?: components["schemas"]["CheckSettlement"] | null;
                /** @description Where the check stands. */
                status: components["schemas"]["CheckStatus"];
                /** @description Identifies the resource. Token, prefix chk_. */
                token: string;
                /** @description What is checked. */
                type: components["schemas"]["CheckTypeCode"];
            }[];
            /** @description With result Fail. */
            failed: number;
            /** @description With result Pass. */
            passed: number;
            /** @description With result Refer, failed or cancelled. */
            referred: number;
            /** @description All checks of the flow, also those that are open or waived, which have no result. */
            total: number;
        };
        CheckSettlement: {
            /**
             * Format: date-time
             * @description When it was decided.
             */
            at: string;
            /** @description Token of whoever decided it. */
            by: string;
            /** @description Check of the newer document that counts in its place. Null where none does. */
            replaced_by: string | null;
            /**
             * @description What it counts as.
             * @enum {string}
             */
            result: "Pass" | "Fail";
        };
        ChecksSummary: {
            /** @description Ended, reused and waived ones included. */
            complete: number;
            /** @description Failed or cancelled. */
            failed: number;
            /** @description Not ended yet. */
            pending: number;
            /** @description All checks: the sum of the three parts. */
            total: number;
        };
        /** @enum {string} */
        CheckStatus: "Pending" | "Queued" | "In Progress" | "Awaiting Document" | "Awaiting Client" | "Complete" | "Failed" | "Waived" | "Cancelled" | "Reused" | "Retry Scheduled";
        /** @enum {string} */
        CheckTypeCode: "COM_REGISTRY" | "IDV_DATABASE" | "IDV_EMAIL" | "IDV_PHONE" | "IDV_ADDRESS" | "IDV_DOCUMENT" | "IDV_BIOMETRIC" | "SCR_SANCTIONS" | "SCR_PEP" | "SCR_ADVERSE_MEDIA" | "SCR_WATCHLIST";
        CloseCase: {
            /** @description Approve takes the customer on, Decline does not. */
            decision: components["schemas"]["CaseDecision"];
            /** @description Why, for the audit: at most 5,000 characters. */
            summary?: string;
        };
        Comment: {
            /** @description Who wrote it. */
            author: {
                /** @description Up to two letters to show. */
                initials: string;
                /** @description Name to show. */
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
            /** @description What a comment of type Decision recommends. Null for all others. */
            decision: components["schemas"]["CommentDecision"] | null;
            /** @description Persons who are named, each once. They are notified. */
            mentions: string[];
            /** @description Identifies the resource. Token, prefix cmt_. */
            token: string;
            /**
             * @description What kind of comment it is. System ones are written by Probity.
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
            /** @description Adverse media. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /** @description Status in the registry’s words. Null where unknown. */
            company_status: string | null;
            /** @description Legal form, in the words of the registry. */
            company_type: string | null;
            /**
             * Format: date
             * @description Day on which the company was founded, YYYY-MM-DD, not in the future.
             */
            incorporation_date: string | null;
            /** @description Country whose registry answered, ISO 3166-1 alpha-2. Null where unknown. */
            jurisdiction: string | null;
            /** @description Name in the company registry. */
            legal_name: string;
            /** @description Politically exposed persons. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Address in one line. Null where unknown. */
            registered_address: string | null;
            /** @description Number in the registry. Null where it has none. */
            registration_number: string | null;
            /** @description Sanctions. Null while the check is open. */
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
            /** @description Watchlists. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        CompanyRequest: {
            /** @description Building and street of the registered address. */
            address_line_1?: string;
            /** @description Amount in the base currency, as a string: `1200000`. */
            annual_revenue?: string;
            /** @description Town or city. */
            city?: string;
            /** @description Legal name as registered. Null for a person. */
            company_name: string;
            /** @description Legal form, in the words of the registry. */
            company_type?: string;
            /**
             * @description Country of incorporation. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            /** @description At most 200. Each is screened. */
            directors?: components["schemas"]["Director"][];
            /** @description A count, as a string: `45`. */
            employee_count?: string;
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string;
            /**
             * Format: date
             * @description Day on which the company was founded, YYYY-MM-DD, not in the future.
             */
            incorporation_date?: string;
            /** @description Line of business, in words. */
            industry?: string;
            /** @description Postal code of the registered address. */
            postcode?: string;
            /** @description Number in the company registry of its country. */
            registration_number?: string;
            /** @description Industry codes, separated by commas. */
            sic_codes?: string;
            /** @description Status in the registry, such as Active, Dissolved, Struck Off. */
            status?: string;
            /** @description Owners, at most 200. Each is screened. */
            ubos?: components["schemas"]["Owner"][];
        };
        ConnectedEntity: {
            /** @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /** @description Share that is owned directly, 0 to 100. Null for one reached through others only. */
            direct_percentage: number | null;
            /** @description Share over every chain, 0 to 100: each chain’s percentages multiplied, then summed. */
            effective_percentage: number;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Links of the shortest chain: 1 for a direct owner. */
            layers: number;
            /** @description Name of the person or company. */
            name: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /** @description The verdict on its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        CreateCase: {
            /** @description The person whose work it is. Null for nobody. Token, prefix usr_. */
            assigned_to?: string | null;
            /** @description The primary entity, to be created with the case. Not beside `entity_token`. */
            entity?: components["schemas"]["CreateEntity"];
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description The primary entity, when there is one already. Not beside `entity`. Token, prefix ent_. */
            entity_token?: string;
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Why the case is opened. It sets the time to decide. */
            type: components["schemas"]["CaseType"];
        };
        CreateComment: {
            /** @description The text: 1 to 10,000 characters. */
            body: string;
            /** @description What it recommends. Required for a Decision, and of a Decision only. */
            decision?: components["schemas"]["CommentDecision"] | null;
            /** @description Tokens of persons to notify, at most 50. Unknown or disabled ones are refused. */
            mentions?: string[];
            /**
             * @description What kind of comment it is. A Decision needs the role reviewer or the scope risk:approve.
             * @default Comment
             * @enum {string}
             */
            type?: "Comment" | "Decision" | "Note";
        };
        CreatedUser: {
            /** @description Whether the person can neither sign in nor be given work. */
            disabled: boolean;
            /** @description Address that the person signs in with. */
            email: string;
            /** @description Whether what the person is notified of is also mailed, where a mail server is configured. */
            email_notifications: boolean;
            /** @description Name to show. */
            name: string;
            /** @description First password. It is in this answer and never again. */
            password: string;
            /** @description What the person may do. */
            role: components["schemas"]["PersonRole"];
            /** @description Identifies the resource. Token, prefix usr_. */
            token: string;
        };
        CreateEntity: {
            /** @description Postal address. Parts that are left out are null. */
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
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Given names. Null for a company or where unknown. */
            first_name?: string | null;
            /** @description Family name. Of a person with a single name, that name. */
            last_name: string;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /**
             * @description Person or Company. Fields of the other are refused.
             * @constant
             */
            type: "Person";
        } | {
            /** @description Postal address. Parts that are left out are null. */
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
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
            /**
             * @description Person or Company. Fields of the other are refused.
             * @constant
             */
            type: "Company";
        };
        CreateOauthClient: {
            /** @description Name to show: 1 to 200 characters. */
            name: string;
            /** @description What its access tokens may do, each scope once. */
            scopes: components["schemas"]["Scope"][];
        };
        CreateUser: {
            /**
             * Format: email
             * @description Address to sign in with. One that is taken is refused.
             */
            email: string;
            /** @description Name to show: 1 to 200 characters. */
            name: string;
            /** @description What the person may do. */
            role: components["schemas"]["PersonRole"];
        };
        CreateWatchlist: {
            /**
             * @description What its entries are screened as.
             * @default watchlist
             */
            category?: components["schemas"]["ScreeningCategory"];
            /** @description Name of the list: 1 to 200 characters. */
            name: string;
        };
        CreateWebhook: {
            /** @description Your own words about it, at most 500 characters. */
            description?: string | null;
            /** @description Names of events, each once, or `["*"]` for all. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Public https address, at most 2,048 characters, without user name, password or fragment. */
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
             * @description Day of the appointment, YYYY-MM-DD, from 1800-01-01 to a year from today.
             */
            appointed_date?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string;
            /** @description Given names. Null for a company or where unknown. */
            first_name?: string;
            /** @description Family name. Of a person with a single name, that name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            /** @description Position in the company, in words. Null or left out where unknown. */
            role?: string;
            /** @description Your own id of the person. */
            service_entity_id?: string;
        };
        Document: {
            /** @description Of a selfie: what the person was to do. Null for a side of a document. */
            action: components["schemas"]["ChallengeAction"] | null;
            /** @description Of what is kept. */
            byte_size: number;
            /** @description The case. Null once it is deleted. Token, prefix cas_. */
            case_token: string | null;
            /** @description The check that rests on it. Null for a document that was asked for without saying of whom, in a case without a person. Token, prefix chk_. */
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
            /** @description Whose document it is. Null while no check rests on it. Token, prefix ent_. */
            entity_token: string | null;
            /**
             * Format: date-time
             * @description When it is to be erased. Null once it is.
             */
            erase_at: string | null;
            /**
             * Format: date-time
             * @description When it was erased. Null until then.
             */
            erased_at: string | null;
            /** @description What speaks against it, as the check says it. Of a selfie, of all selfies together. */
            findings: string[];
            /** @description The flow. Null for a document that an analyst asked for. Token, prefix flw_. */
            flow_token: string | null;
            /** @description In pixels. */
            height: number | null;
            /** @description Of what is kept. Null until the image was judged. */
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
            /** @description SHA-256 of what is kept, in hex. The audit log keeps it when the image is erased. */
            sha256: string | null;
            /** @description Whether it was read. */
            status: components["schemas"]["DocumentStatus"];
            /** @description Identifies the resource. Token, prefix doc_. */
            token: string;
            /** @description In pixels. */
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
            /** @description Which document it is. */
            document_type: components["schemas"]["DocumentType"];
            /** @description What stands on it. Null is what was not read, or is not stated. */
            extracted_data: components["schemas"]["ExtractedDocument"];
            /** @description Whether it is genuine and unchanged. */
            tamper_result: components["schemas"]["CheckResult"];
        };
        DocumentBlock: {
            /**
             * @description Country that issued the document. Null where unknown.
             * @default null
             */
            document_country: string | null;
            /**
             * @description Kind of identity document.
             * @default null
             */
            document_type: string | null;
            /**
             * @description What was read from the document. Null where nothing was.
             * @default null
             */
            extracted_data: {
                /**
                 * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
                 * @default null
                 */
                date_of_birth: string | null;
                /**
                 * @description Number of the document.
                 * @default null
                 */
                document_number: string | null;
                /**
                 * @description Day on which it expires, as read.
                 * @default null
                 */
                expiration_date: string | null;
                /**
                 * @description Name, as printed.
                 * @default null
                 */
                full_name: string | null;
                /**
                 * @description Gender, as printed.
                 * @default null
                 */
                gender: string | null;
                /**
                 * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown.
                 * @default null
                 */
                nationality: string | null;
            } | null;
            /**
             * @description Whether it was tampered with, in the provider’s words. Null where unknown.
             * @default null
             */
            tamper_result: string | null;
            /**
             * @description Whether the document is valid, in the provider’s words. Null where unknown.
             * @default null
             */
            validation_result: string | null;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        DocumentRequest: {
            /** @description For the person: it holds their start token, and is in this answer alone. */
            address: string;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /** @description Those of which the person may send one. */
            document_types: components["schemas"]["DocumentType"][];
            /** @description Whose document it is. Null where that is not known: then it is shown, and not read. Token, prefix ent_. */
            entity_token: string | null;
            /**
             * Format: date-time
             * @description Until when the address opens the journey.
             */
            expires_at: string;
            /** @description Shown to the person. Null for none. */
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
            /** @description Whether the domain takes mail. Null where unknown. */
            deliverable: boolean | null;
            /** @description Risk of the address, 0 to 100. */
            risk_score: number;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        Entity: {
            /** @description Postal address. Null where unknown. */
            address: components["schemas"]["Address"] | null;
            /** @description Alerts, counted. */
            alerts_summary: components["schemas"]["AlertsSummary"];
            /** @description Checks, counted. */
            checks_summary: components["schemas"]["ChecksSummary"];
            /** @description Legal name as registered. Null for a person. */
            company_name: string | null;
            /** @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date
             * @description YYYY-MM-DD. Null for a company or where unknown.
             */
            date_of_birth: string | null;
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description Given names. Null for a company or where unknown. */
            first_name: string | null;
            /** @description First and last name together. Null for a company. */
            full_name: string | null;
            /** @description Family name, or the only name. Null for a company. */
            last_name: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Whether it is screened again at intervals. */
            monitored: boolean;
            /** @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. */
            nationality: string | null;
            /** @description Number in the company registry of its country. */
            registration_number: string | null;
            /** @description Primary, or what it is to the primary entity. In a list of a case, its role in that case. */
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
            /** @description The verdict on its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        /** @enum {string} */
        EntityCategory: "Person" | "Company";
        EntityGraph: {
            /** @description The person or company that was asked for. */
            entity: components["schemas"]["NamedEntity"];
            /** @description Every ownership among those shown. */
            links: {
                /** @description In one direction, `owners` or `owned`, it leads back into its own chain, and no effective percentage of that direction counts it. Those of the other direction may. */
                closes_cycle: boolean;
                /** @description The company that is owned. Token, prefix ent_. */
                owned_token: string;
                /** @description Who owns. Token, prefix ent_. */
                owner_token: string;
                /** @description Share that is owned, 0 to 100. From 25 up the owner counts as a UBO. */
                ownership_percentage: number;
            }[];
            /** @description Companies that it owns, directly or through others. */
            owned: components["schemas"]["ConnectedEntity"][];
            /** @description Who owns it, directly or through others. */
            owners: components["schemas"]["ConnectedEntity"][];
            /** @description True when more is connected than is shown: 500 entities, 2,000 links, 25 layers each way. */
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
            /** @description How many lines there are of each result. */
            lines_summary: {
                /** @description Lines that became an entity. */
                created: number;
                /** @description Lines that were refused. */
                failed: number;
                /** @description Not worked off yet. */
                pending: number;
                /** @description Lines of the file that hold anything, without the header. */
                total: number;
            };
            /** @description Pending until the first lines have their results, and Complete when all have. */
            status: components["schemas"]["EntityImportStatus"];
            /** @description Identifies the resource. Token, prefix imp_. */
            token: string;
        };
        EntityImportLine: {
            /** @description The person or company that the line became. Null without one. Token, prefix ent_. */
            entity_token: string | null;
            /** @description What `POST /v1/entities` answers for such a line. Null unless it failed. */
            error: components["schemas"]["LineError"] | null;
            /** @description Place in the file, empty lines counted. The header is 1, as in a spreadsheet. */
            line: number;
            /** @description What became of the line. */
            result: components["schemas"]["ImportLineResult"];
        };
        /** @enum {string} */
        EntityImportStatus: "Pending" | "In Progress" | "Complete";
        /** @enum {string} */
        EntityRole: "Primary" | "UBO" | "Director" | "Shareholder";
        /** @enum {string} */
        EntityType: "Person" | "Company";
        Error: {
            /** @description What went wrong. */
            error: {
                /** @description Act on this. */
                code: components["schemas"]["ErrorCode"];
                /** @description One for each field that is wrong, at most 101. */
                details?: components["schemas"]["ErrorDetail"][];
                /** @description For people. It may change; act on the code. */
                message: string;
                /** @description The same as in X-Request-Id. Quote it to support. */
                request_id: string;
            };
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_JSON" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "TOKEN_EXPIRED" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "INVALID_STATE" | "IDEMPOTENCY_IN_PROGRESS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        ErrorDetail: {
            /**
             * @description What is wrong. A later version may have more codes. `required`: the field is missing. `unknown_field`: the body has a field that the operation does not take. `unknown_parameter`: the address has a parameter that the operation does not take. `repeated`: a parameter is given more than once. `not_allowed`: what was sent is not taken here. `invalid_type`: another type of JSON is needed. `invalid_format`: the text does not have the form that is needed. `invalid_value`: not one of the values that are allowed. `invalid`: a rule that the message tells is broken. `too_big`: a number, a text, a list or the nesting is over its limit. `too_small`: a number, a text or a list is under its limit. `not_multiple_of`: a number has more decimals than are kept. `unreadable_name`: a name without a word to search for. `impossible_date`: a day that does not exist, or on which it cannot have been. `period_reversed`: a period that ends before it begins. `period_ahead`: a period that begins in the future. `period_too_long`: a period longer than the limit. `not_ahead`: a moment that has passed. `too_far_ahead`: a moment further away than the limit. `past_deadline`: a moment after the deadline. `unknown`: the token names nothing of this project. `unknown_person`: the token names no person of this project. `not_assignable`: the person does not exist, or may not act. `not_of_this_type`: not for a resource of this type. `not_unique`: another one has it. `duplicate`: named twice. `too_many`: there are as many as there may be. `too_much`: the shares add up to more than the whole. `address_not_allowed`: an address that is not public https. `wrong`: the current password is another one. `sandbox_marker`: a word that steers the sandbox, in production. `person_required`: only a signed-in person may. `reviewer_required`: only a reviewer may; propose it. `second_person_required`: who did the first half may not do the second. `alerts_unresolved`: the case has alerts that are not Resolved. `checks_open`: the case has open checks. `assessment_not_approved`: the case has no approved risk assessment. `assessment_in_effect_not_approved`: the tier that the case shows was not approved.
             * @enum {string}
             */
            code: "required" | "unknown_field" | "unknown_parameter" | "repeated" | "not_allowed" | "invalid_type" | "invalid_format" | "invalid_value" | "invalid" | "too_big" | "too_small" | "not_multiple_of" | "unreadable_name" | "impossible_date" | "period_reversed" | "period_ahead" | "period_too_long" | "not_ahead" | "too_far_ahead" | "past_deadline" | "unknown" | "unknown_person" | "not_assignable" | "not_of_this_type" | "not_unique" | "duplicate" | "too_many" | "too_much" | "address_not_allowed" | "wrong" | "sandbox_marker" | "person_required" | "reviewer_required" | "second_person_required" | "alerts_unresolved" | "checks_open" | "assessment_not_approved" | "assessment_in_effect_not_approved";
            /** @description The path of the field, its parts joined by dots. */
            field: string;
            /** @description In words, for people. It may change; act on the code. */
            message: string;
        };
        EscalateAlert: {
            /** @description Who is to decide: a person with the role reviewer or admin. Token, prefix usr_. */
            escalate_to: string;
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /** @description What whoever decides may confirm as it is. */
            proposed_resolution?: components["schemas"]["Resolution"];
            /** @description Why another person should decide: 1 to 5,000 characters. */
            reason: string;
        };
        EscalateCase: {
            /** @description Who is to decide: a person with the role reviewer or admin. Token, prefix usr_. */
            escalate_to: string;
            /** @description Why another person should decide: 1 to 5,000 characters. */
            reason: string;
        };
        ExplanationFeature: {
            /** @description What the list has. Null where it has nothing. */
            candidate: string | null;
            /** @description Points for or against, −100 to 100. */
            contribution: number;
            /** @description What was compared. */
            feature: string;
            /** @description How two words compare, in an analyst’s words: `sounds alike`. */
            note?: string;
            /** @description What was searched for. Null where nothing was given. */
            query: string | null;
            /**
             * @description How both compare.
             * @enum {string}
             */
            verdict: "agree" | "near" | "conflict" | "missing";
        };
        ExtractedDocument: {
            /**
             * Format: date
             * @description YYYY-MM-DD. It is compared with what was given.
             */
            date_of_birth: string | null;
            /**
             * @description As the document states it.
             * @default null
             */
            document_number?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD. A document that has expired fails.
             */
            expiration_date: string | null;
            /** @description Of the holder. It is compared with what was given. */
            full_name: string | null;
            /**
             * @description As the document states it.
             * @default null
             */
            gender?: ("female" | "male" | "unspecified") | null;
            /**
             * @description ISO 3166-1 alpha-2. It is compared with what was given. ISO 3166-1 alpha-2.
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
            /** @description The case that it belongs to. Null where there is none. Token, prefix cas_. */
            case_token: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Of a change what was before and after: `from` and `to`, or `changes`. */
            details: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            event_type: components["schemas"]["AuditEventType"];
            /** @description Hex SHA-256 of the record and of `previous_hash`. */
            hash: string;
            /** @description Address of the caller. Null for the system. */
            ip_address: string | null;
            /** @description Hash of the record before it. */
            previous_hash: string;
            /** @description The text that the hash covers, byte for byte. */
            record: string;
            /** @description The id of the request, as in the header X-Request-Id. */
            request_id: string;
            /** @description Place in the project’s audit log, from 1, without gaps. */
            sequence: number;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description What kind of resource it is about. */
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
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null where there was none. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /**
             * @description sync: the caller waited for the result. async: it is pulled or delivered.
             * @enum {string}
             */
            mode: "sync" | "async";
            /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Whether the checks still run, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
            /** @description Tier of the newest risk assessment. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description The person or company that it verifies or screens. */
            subject: {
                /** @description Name as it was given. */
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
            /** @description The alert that was raised for the match. Token, prefix alt_. */
            alert_token: string;
            /** @description Every category of the entry. */
            categories: components["schemas"]["ScreeningCategory"][];
            /** @description The most serious of `categories`: sanctions, then watchlist, PEP, adverse media. */
            category: components["schemas"]["ScreeningCategory"];
            /** @description Of the listed party: YYYY, YYYY-MM, YYYY-MM-DD or a range. Null where the list names none. */
            date_of_birth: string | null;
            /** @description What speaks for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description Name of the list. */
            list: string;
            /** @description The list’s own id of the entry. */
            list_entry_id: string;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description The name of the entry, main name or alias, that matched. */
            matched_name: string;
            /** @description Version of the model that made the score. */
            model_version?: string;
            /** @description Of the listed party, ISO 3166-1 alpha-2. Null where the list names none. */
            nationality: string | null;
            /** @description Score in the manner of OFAC’s own search, 0 to 100, to compare with. */
            ofac_score?: number;
            /** @description Main name of the entry. */
            primary_name: string;
            /** @description What `match_score` would be without the date of birth. Null where either side has none. */
            score_without_date?: number | null;
            /** @description Words of both names, with how rare each is. */
            words?: components["schemas"]["MatchWords"];
        };
        FlowResult: {
            /** @description Answer of the address check. Null unless it was made. */
            address_verification?: components["schemas"]["AddressBlock"] | null;
            /** @description Owners of 25% or more. */
            beneficial_owners?: components["schemas"]["PartyBlock"][];
            /** @description Answer of the face check. Null until the person has been filmed. */
            biometric?: components["schemas"]["BiometricBlock"] | null;
            /** @description Name of the case, such as CAS-000142. Null when the flow opened none. */
            case_reference: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string | null;
            /** @description Checks, counted. */
            checks_summary: components["schemas"]["ChecksBlock"];
            /** @description What the registry says. Null until it has answered. */
            company?: components["schemas"]["CompanyBlock"] | null;
            /**
             * Format: date-time
             * @description When it ended. Null until then.
             */
            completed_at: string | null;
            /** @description What an auditor asks of the flow as a whole. */
            compliance_metadata: {
                /** @description Whether every check has ended, none was cancelled, and no alert is unresolved. */
                cdd_completed: boolean;
                /**
                 * Format: date-time
                 * @description When the last check ended and the last alert was resolved. Null until then.
                 */
                cdd_completed_at: string | null;
                /** @description How much of what could be verified was given. */
                data_tier: components["schemas"]["DataTier"];
                /** @description Whether the risk asks for enhanced due diligence. Null until it is assessed. */
                edd_required: boolean | null;
            };
            /** @description Directors: those given and those that the registry names. */
            directors?: components["schemas"]["PartyBlock"][];
            /** @description Answer of the document check. Null until the person has shown a document. */
            document?: components["schemas"]["DocumentBlock"] | null;
            /** @description Answer of the e-mail check. Null unless it was made. */
            email_verification?: components["schemas"]["EmailBlock"] | null;
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null where there was none. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /** @description Answer of the identity check. Null until it has ended. */
            identity?: components["schemas"]["IdentityBlock"] | null;
            /**
             * Format: date
             * @description The day of completion plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
             */
            next_review_date: string | null;
            /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Answer of the phone check. Null unless it was made. */
            phone_verification?: components["schemas"]["PhoneBlock"] | null;
            /** @description Whether the checks still run, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
            /** @description The newest risk assessment of the case. Null until there is one. */
            risk_assessment?: components["schemas"]["RiskAssessment"] | null;
            /** @description Tier of the newest risk assessment. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description What the lists say. Null until a screening check has ended. */
            screening: components["schemas"]["ScreeningBlock"] | null;
            /** @description How to go on, and how to fetch the result again. */
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
            /** @description The flow. Null where there was none. Token, prefix flw_. */
            flow_token: string;
            /** @description What was verified or screened. */
            flow_type: components["schemas"]["FlowType"];
            /** @description Lists that were searched or that name the party, with the version that answered. */
            lists: components["schemas"]["ListVersion"][];
            /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
            overall_verdict: components["schemas"]["Verdict"] | null;
            /** @description Whether the checks still run, have ended, or were given up. */
            processing_status: components["schemas"]["FlowStatus"];
        };
        /** @enum {string} */
        FlowStatus: "processing" | "complete" | "failed";
        FlowTokens: {
            /** @description Secret. Fetches the result until 30 days after it became available. */
            pull: string;
            /** @description Secret, for the hosted journey of an async person flow; expires after 24 hours. Null for other flows. */
            start: string | null;
        };
        /** @enum {string} */
        FlowType: "company" | "person" | "screening" | "document";
        FourEyesSettings: {
            /** @description Whether machine credentials are bound as people are. */
            binds_machines: boolean;
            /** @description Whether clearing a Critical alert or a Sanctions Hit needs a reviewer. */
            critical_false_positive: boolean;
            /** @description Whether whoever overrode a risk assessment cannot approve it, and the other way round. */
            risk_override: boolean;
        };
        /** @enum {string} */
        HeldAction: "acknowledge" | "assign" | "escalate" | "resolve";
        /** @enum {string} */
        HitStatus: "No Hit" | "Hit" | "Not Screened";
        IdentityBlock: {
            /** @description Answer of the provider, in its words. */
            decision: string;
            /** @description How sure the provider is, 0 to 100. */
            score: number;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        /** @enum {string} */
        ImportLineResult: "Pending" | "Created" | "Failed";
        JourneySettings: {
            /**
             * @description Minutes of silence after which `journey.abandoned` is sent; 60 where it is left out.
             * @default 60
             */
            abandoned_after_minutes?: number;
            /**
             * @description Who compares faces: `review` for a person, since the built-in part is a deterrent and not certified, or the name of an outside provider.
             * @default review
             */
            biometric?: string;
            /**
             * @description Who judges documents: `built-in`, a deterrent and not certified, or the name of an outside provider.
             * @default built-in
             */
            document?: string;
            /** @description The documents that the hosted journey takes. */
            document_types: components["schemas"]["DocumentType"][];
        };
        JudgedFace: {
            /** @description What it comes to. */
            result: components["schemas"]["CheckResult"];
            /**
             * @description 0 to 100. Null where there is none.
             * @default null
             */
            score?: number | null;
        };
        LineError: {
            /** @description Code of the error. */
            code: string;
            /** @description One entry for each field that is wrong. */
            details: {
                /** @description What is wrong with it. */
                code: string;
                /** @description Column that is wrong. Empty for the line as a whole. */
                field: string;
                /** @description What is wrong with it, for people. */
                message: string;
            }[];
            /** @description For people. It may change. */
            message: string;
        };
        ListedCase: {
            /** @description The person whose work it is. Null for nobody. Token, prefix usr_. */
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
            /** @description How the case was closed. Null until then. */
            decision: components["schemas"]["CaseDecision"] | null;
            /** @description Why it was closed so. Null where nothing was said. */
            decision_summary: string | null;
            /** @description Whether the case is about a person or a company. */
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description The flow. Null where there was none. Token, prefix flw_. */
            flow_token: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Counted per project, such as CAS-000142. */
            name: string;
            /** @description Alerts that are not Resolved. */
            open_alerts_count: number;
            /** @description The person or company that the case is about. Null when it has none yet. */
            primary_entity: components["schemas"]["NamedEntity"] | null;
            /** @description The person or company that the case is about. Null when it has none yet. Token, prefix ent_. */
            primary_entity_token: string | null;
            /** @description Score of the newest risk assessment, 0 to 100. Null until there is one. */
            risk_score: number | null;
            /** @description Tier of the newest risk assessment. Null until there is one. */
            risk_tier: components["schemas"]["Tier"] | null;
            /**
             * Format: date-time
             * @description By when it is to be decided. Null for a case of type Perpetual, which has no end.
             */
            sla_deadline: string | null;
            /** @description How close the deadline is. Of one that is decided, how close it was then. */
            sla_status: components["schemas"]["SlaStatus"];
            /** @description Where the case stands. Client Input and Internal Review wait for somebody else. */
            status: components["schemas"]["CaseStatus"];
            /** @description Identifies the resource. Token, prefix cas_. */
            token: string;
            /** @description Persons and companies in the case. */
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
            /** @description Country that issued it, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /** @description What kind of number it is. */
            type: string;
            /** @description The number. */
            value: string;
        };
        ListedParty: {
            /** @description Each in one line. */
            addresses: string[];
            /** @description Articles about the party. Empty where the lists name none. */
            articles: {
                /** @description When it was published. Null where unknown. */
                published_on: string | null;
                /** @description Who published it. Null where unknown. */
                publisher: string | null;
                /** @description Title of the article. */
                title: string;
                /** @description Where it can be read. Null where unknown. */
                url: string | null;
            }[];
            /** @description What is another since then, on either side. Absent where there was no such alert. */
            changed?: components["schemas"]["MaterialChange"][];
            /** @description YYYY, YYYY-MM, YYYY-MM-DD, or a range YYYY/YYYY. */
            dates_of_birth: string[];
            /** @description Numbers of documents, registrations, taxes or ships. */
            identifiers: components["schemas"]["ListedIdentifier"][];
            /** @description Day of the listing, as precisely as published. Null where none is. */
            listed_on: string | null;
            /** @description Lists that name the party, that of the alert’s match first. */
            lists: {
                /** @description The version of the list that no longer has the entry. Absent while the list has it. */
                delisted_by?: string;
                /** @description The list’s own id of the entry. */
                list_entry_id: string;
                /** @description Name of the list. */
                name: string;
                /** @description The publisher’s page of the entry or of the list. Null where there is none. */
                source_url: string | null;
                /** @description Version of the list that matched. Null where it is not known. */
                version: string | null;
            }[];
            /** @description All names, the main name first. */
            names: {
                /**
                 * @description Main name or alias.
                 * @enum {string}
                 */
                kind: "primary" | "alias";
                /** @description The name. */
                name: string;
                /**
                 * @description weak where the list says that the alias alone identifies nobody.
                 * @enum {string}
                 */
                quality: "strong" | "weak";
            }[];
            /** @description ISO 3166-1 alpha-2. */
            nationalities: string[];
            /** @description In the list’s words. */
            places_of_birth: string[];
            /** @description Public offices. Empty where the lists name none. */
            positions: {
                /** @description ISO 3166-1 alpha-2. Null where unknown. */
                country: string | null;
                /** @description Since when. Null where unknown. */
                from: string | null;
                /** @description The office. */
                title: string;
                /** @description Until when. Null where unknown or still held. */
                to: string | null;
            }[];
            /** @description The alert about the same party that was resolved as a false positive. Absent where there was none. Token, prefix alt_. */
            previous_alert_token?: string;
            /** @description Sanctions programmes or lists that it is on. */
            programs: string[];
            /** @description Why it is listed, in the publisher’s words. Null where none is published. */
            reason: string | null;
            /** @description Further text about the entry. */
            remarks: string | null;
        };
        /** @enum {string} */
        ListedType: "person" | "company" | "vessel" | "aircraft";
        ListMeta: {
            /** @description Where the next page starts. */
            page: components["schemas"]["Page"];
            /** @description The same as in X-Request-Id. */
            request_id: string;
            /** @description All that match the filters, on any page. */
            total: number;
        };
        ListSync: {
            /** @description Why the last attempt failed or was refused. Null where it succeeded. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the publisher was last asked.
             */
            last_attempt_at: string;
            /**
             * Format: date-time
             * @description When the list was last known to be the publisher’s newest edition. Null before the first time.
             */
            last_success_at: string | null;
            /** @description The source, as in the setting of the deployment: `un`, `eu`. */
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
            /** @description Every category of the entry. */
            categories: components["schemas"]["ScreeningCategory"][];
            /** @description The most serious of `categories`: sanctions, then watchlist, PEP, adverse media. */
            category: components["schemas"]["ScreeningCategory"];
            /** @description Of the listed party: YYYY, YYYY-MM, YYYY-MM-DD or a range. Null where the list names none. */
            date_of_birth: string | null;
            /** @description What speaks for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description Name of the list. */
            list: string;
            /** @description The list’s own id of the entry. */
            list_entry_id: string;
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description The name of the entry, main name or alias, that matched. */
            matched_name: string;
            /** @description Version of the model that made the score. */
            model_version?: string;
            /** @description Of the listed party, ISO 3166-1 alpha-2. Null where the list names none. */
            nationality: string | null;
            /** @description Score in the manner of OFAC’s own search, 0 to 100, to compare with. */
            ofac_score?: number;
            /** @description Main name of the entry. */
            primary_name: string;
            /** @description What `match_score` would be without the date of birth. Null where either side has none. */
            score_without_date?: number | null;
            /** @description Words of both names, with how rare each is. */
            words?: components["schemas"]["MatchWords"];
        };
        MatchWord: {
            /** @description On the lists in force: 0 for a word of every name, 1 for a word of none. */
            rarity: number;
            /** @description Words of the listed name that aliases on the lists attest as spellings of the same name. Absent where there are none. */
            spellings?: string[];
            /** @description The word. */
            text: string;
        };
        MatchWords: {
            /** @description Words of the listed name. */
            candidate: components["schemas"]["MatchWord"][];
            /** @description Words of the name that was searched for. */
            query: components["schemas"]["MatchWord"][];
        };
        MaterialChange: {
            /** @description Its values now. */
            after: string[];
            /** @description Its values when the match was judged. */
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
            /** @description Where the next page starts. */
            page: components["schemas"]["Page"];
            /** @description The same as in X-Request-Id. */
            request_id: string;
        };
        Mismatch: {
            /** @description Of a document or a face: all that was found, which one decision is about. */
            findings?: {
                /** @description What was found instead. Null where nothing was. */
                found: string | null;
                /** @description What was given. Null where nothing was compared. */
                given: string | null;
                /** @description What was found, in one sentence. */
                summary: string;
            }[];
            /** @description What was found instead. Null where nothing was. */
            found: string | null;
            /** @description What was given. Null where nothing was. */
            given: string | null;
        };
        NamedEntity: {
            /** @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Name of the person or company. */
            name: string;
            /** @description Whether it is a person or a company. */
            type: components["schemas"]["EntityType"];
            /** @description The verdict on its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
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
             * @description YYYY, YYYY-MM or YYYY-MM-DD, from 1800 to today.
             * @example 1975
             * @example 1975-03
             * @example 1975-03-21
             */
            date_of_birth?: string | null;
            /**
             * @description What the entry is.
             * @default person
             */
            entity_type?: components["schemas"]["ListedType"];
            /** @description Numbers of documents, registrations, taxes or ships. */
            identifiers?: {
                /**
                 * @description Country that issued it. ISO 3166-1 alpha-2.
                 * @example GB
                 * @example FR
                 * @example BR
                 */
                country?: string | null;
                /** @description What kind of number it is. */
                type: string;
                /** @description The number. */
                value: string;
            }[];
            /** @description Your own id of the entry: 1 to 100 letters, digits, or . _ : -. One is made up when left out. */
            list_entry_id?: string;
            /** @description Main name. It must hold a letter. */
            name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
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
            /** @description What happened, such as `alert.assigned`. */
            kind: string;
            /** @description What was said with it. Null where nothing was. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the person read it. Null until then.
             */
            read_at: string | null;
            /** @description The resource that it is about. */
            target_token: string;
            /** @description What kind of resource it is about. */
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
            /** @description The `client_id` of the token endpoint. Token, prefix cli_. */
            id: string;
            /**
             * Format: date-time
             * @description When the client was last given an access token. Null before the first.
             */
            last_used_at: string | null;
            /** @description Name to show. */
            name: string;
            /** @description What its access tokens may do. */
            scopes: components["schemas"]["Scope"][];
            /** @description A revoked client gets no more tokens, and those it has are refused. */
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @enum {string} */
        OauthClientStatus: "active" | "revoked";
        OauthClientWithSecret: {
            /** @description Secret of the token endpoint. It is in this answer and never again. */
            client_secret: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The `client_id` of the token endpoint. Token, prefix cli_. */
            id: string;
            /**
             * Format: date-time
             * @description When the client was last given an access token. Null before the first.
             */
            last_used_at: string | null;
            /** @description Name to show. */
            name: string;
            /** @description What its access tokens may do. */
            scopes: components["schemas"]["Scope"][];
            /** @description A revoked client gets no more tokens, and those it has are refused. */
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @description A refusal of the token endpoint. */
        OauthError: {
            /** @description Code of RFC 6749 §5.2. */
            error: components["schemas"]["OauthErrorCode"];
            /** @description For people. It may change; act on the code. */
            error_description: string;
        };
        /** @enum {string} */
        OauthErrorCode: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error";
        OverrideRiskAssessment: {
            /** @description Why, for the audit: 10 to 2,000 characters. */
            justification: string;
            /** @description The tier that holds instead of the calculated one. */
            tier: components["schemas"]["Tier"];
        };
        OwnedEntity: {
            /** @description Postal address. Null where unknown. */
            address: components["schemas"]["Address"] | null;
            /** @description Alerts, counted. */
            alerts_summary: components["schemas"]["AlertsSummary"];
            /** @description Checks, counted. */
            checks_summary: components["schemas"]["ChecksSummary"];
            /** @description Legal name as registered. Null for a person. */
            company_name: string | null;
            /** @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date
             * @description YYYY-MM-DD. Null for a company or where unknown.
             */
            date_of_birth: string | null;
            /** @description Your own id of it, at most 255 characters. */
            external_reference: string | null;
            /** @description Given names. Null for a company or where unknown. */
            first_name: string | null;
            /** @description First and last name together. Null for a company. */
            full_name: string | null;
            /** @description Family name, or the only name. Null for a company. */
            last_name: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Whether it is screened again at intervals. */
            monitored: boolean;
            /** @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. */
            nationality: string | null;
            /** @description Who owns the company directly. Empty for a person. */
            owners: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Name of the person or company. */
                name: string;
                /** @description Share that is owned, 0 to 100. From 25 up the owner counts as a UBO. */
                ownership_percentage: number;
            }[];
            /** @description Number in the company registry of its country. */
            registration_number: string | null;
            /** @description Primary, or what it is to the primary entity. In a list of a case, its role in that case. */
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
            /** @description The verdict on its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
            verification_status: components["schemas"]["VerificationStatus"];
        };
        Owner: {
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string;
            /** @description Given names. Null for a company or where unknown. */
            first_name?: string;
            /** @description Family name. Of a person with a single name, that name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            /** @description Share that is owned, 0 to 100. From 25 up, or when left out, the owner is a UBO. */
            ownership_percentage?: number;
            /** @description Position in the company, in words. Null or left out where unknown. */
            role?: string;
            /** @description Your own id of the person. */
            service_entity_id?: string;
        };
        Ownership: {
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string;
            /** @description Direct owners, the largest first. */
            owners: {
                /** @description Country of residence or incorporation, ISO 3166-1 alpha-2. Null where unknown. */
                country: string | null;
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Name of the person or company. */
                name: string;
                /** @description Share that is owned, 0 to 100. From 25 up the owner counts as a UBO. */
                ownership_percentage: number;
                /** @description Whether it is a person or a company. */
                type: components["schemas"]["EntityType"];
                /** @description The verdict on its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today. */
                verification_status: components["schemas"]["VerificationStatus"];
            }[];
        };
        Page: {
            /** @description Where the next page starts: send it as `cursor`. Null on the last page. */
            cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
        };
        PartyBlock: {
            /** @description Adverse media. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth: string | null;
            /** @description The person or company. Token, prefix ent_. */
            entity_token: string | null;
            /** @description Whole name. */
            name: string;
            /** @description Share that is owned, 0 to 100. From 25 up the owner counts as a UBO. */
            ownership_percentage: number | null;
            /** @description Politically exposed persons. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Position in the company, in words. Null or left out where unknown. */
            role: string | null;
            /** @description Sanctions. Null while the check is open. */
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date-time
             * @description When the last screening check that was answered ended. Null until all have ended, and where none was answered.
             */
            screening_completed_at: string | null;
            /** @description Watchlists. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        Period: {
            /**
             * Format: date-time
             * @description Its start, which is counted.
             */
            from: string;
            /**
             * Format: date-time
             * @description Its end, which is not counted.
             */
            to: string;
        };
        PersonRequest: {
            /** @description Building and street. Adds the address check. */
            address?: string;
            /** @description Town or city. */
            city?: string;
            /**
             * @description Country of residence. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string;
            /**
             * @description Document that the hosted journey asks for first.
             * @enum {string}
             */
            document_type?: "passport" | "national_id" | "driving_licence";
            /**
             * Format: email
             * @description E-mail address. Adds the e-mail check.
             */
            email?: string;
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string;
            /** @description Given names. */
            first_name: string;
            /** @description Family name. Of a person with a single name, that name. */
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            /** @description Number in E.164: `+442079460000`. Adds the phone check. */
            phone?: string;
            /** @description Postal code, as written in its country. */
            postal_code?: string;
        };
        /** @enum {string} */
        PersonRole: "analyst" | "reviewer" | "admin" | "auditor";
        PhoneBlock: {
            /** @description Network of the number. Null where unknown. */
            carrier: string | null;
            /** @description Such as mobile or landline. Null where unknown. */
            phone_type: string | null;
            /** @description Whether the check passed. */
            verified: boolean;
        };
        PolicyDraft: {
            /** @description Who changed it last, and therefore cannot publish it. Token, prefix usr_. */
            author: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description What the policy rules. */
            kind: components["schemas"]["PolicyKind"];
            /** @description The version in force, which it would replace. */
            replaces_version: number;
            /** @description Grows by one with each change. */
            revision: number;
            /** @description The whole settings, in the form of the kind. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        PolicyInForce: {
            /** @description Who changed the draft last. Null for Probity’s default. Token, prefix usr_. */
            author: string | null;
            /** @description What would replace it once published. Null where nobody has begun one. */
            draft: components["schemas"]["PolicyDraft"] | null;
            /**
             * Format: date-time
             * @description When the draft of the version was last changed. Null for Probity’s default.
             */
            drafted_at: string | null;
            /** @description False when the settings cannot be used: whatever needs them is refused until others are published. */
            is_readable: boolean;
            /** @description What the policy rules. */
            kind: components["schemas"]["PolicyKind"];
            /**
             * Format: date-time
             * @description When the version came into force. Null for Probity’s default.
             */
            published_at: string | null;
            /** @description Who put it in force, another person than the author. Null for Probity’s default. Token, prefix usr_. */
            published_by: string | null;
            /** @description The whole settings, in the form of the kind. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /** @description Identifies the version. Null for Probity’s default. Token, prefix pol_. */
            token: string | null;
            /** @description Counts from 1; 0 for Probity’s default. */
            version: number;
        };
        /** @enum {string} */
        PolicyKind: "alert_sla" | "case_sla" | "four_eyes" | "journey" | "priority" | "retention" | "reuse" | "risk_model" | "screening" | "straight_through";
        PolicyOutcome: {
            /** @description What the policy leads to: a tier, a priority, an SLA status and the like. */
            outcome: string;
            /** @description Score of a risk model, 0 to 100. Null for other kinds. */
            score: number | null;
        };
        PolicyPreview: {
            /** @description Cases by outcome, by the draft. */
            after: {
                [key: string]: number;
            };
            /** @description Cases by outcome, by the policy in force. */
            before: {
                [key: string]: number;
            };
            /** @description How many cases were looked at: the newest. */
            cases: number;
            /** @description How many of them would have come out otherwise. */
            changed: number;
            /** @description The first that would change, the newest first. */
            changes: {
                /** @description By the draft. */
                after: components["schemas"]["PolicyOutcome"];
                /** @description By the policy in force. */
                before: components["schemas"]["PolicyOutcome"];
                /** @description The case. Token, prefix cas_. */
                case_token: string;
            }[];
            /** @description What the policy rules. */
            kind: components["schemas"]["PolicyKind"];
            /** @description How many are looked at at most. */
            max_cases: number;
            /** @description The revision of the draft that was tried. */
            revision: number;
        };
        PolicyVersion: {
            /** @description Who changed the draft last. Null for Probity’s default. Token, prefix usr_. */
            author: string | null;
            /**
             * Format: date-time
             * @description When the draft of the version was last changed. Null for Probity’s default.
             */
            drafted_at: string | null;
            /** @description False when the settings cannot be used: whatever needs them is refused until others are published. */
            is_readable: boolean;
            /** @description What the policy rules. */
            kind: components["schemas"]["PolicyKind"];
            /**
             * Format: date-time
             * @description When the version came into force. Null for Probity’s default.
             */
            published_at: string | null;
            /** @description Who put it in force, another person than the author. Null for Probity’s default. Token, prefix usr_. */
            published_by: string | null;
            /** @description The whole settings, in the form of the kind. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
            /** @description Identifies the version. Null for Probity’s default. Token, prefix pol_. */
            token: string | null;
            /** @description Counts from 1; 0 for Probity’s default. */
            version: number;
        };
        PreviewRiskAssessment: {
            /** @description Adverse media about the parties. `unknown`: not screened. */
            adverse_media?: components["schemas"]["RiskFinding"];
            /** @description Revenue of a year, in the base currency. Null where unknown. */
            annual_revenue?: number | null;
            /** @description Whole years since the company was founded. Null where unknown. */
            company_age_years?: number | null;
            /** @description Legal form, in the words of the registry. Null where unknown. */
            company_type?: string | null;
            /**
             * @description Country of residence, or of incorporation. Null where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** @description How much of what could be verified was given. */
            data_tier?: components["schemas"]["DataTier"];
            /** @description How many people the company employs. Null where unknown. */
            employee_count?: number | null;
            /** @description Whether the customer is a person or a company. */
            entity_type?: components["schemas"]["EntityType"];
            /** @description Line of business, in words. Null where unknown. */
            industry?: string | null;
            /** @description Nationalities of the parties. */
            nationalities?: string[];
            /** @description Companies between this one and its last known owner. */
            ownership_layers?: number;
            /** @description Politically exposed persons among the parties. `unknown`: not screened. */
            pep?: components["schemas"]["RiskFinding"];
            /**
             * @description Where the registry has the company. Null where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            registered_jurisdiction?: string | null;
            /** @description Sanctions hits among the parties. `unknown`: not screened. */
            sanctions?: components["schemas"]["RiskFinding"];
            /** @description Line of business, as UK SIC 2007 codes. */
            sic_codes?: string[];
            /** @description How many people own 25% or more. */
            ubo_count?: number;
            /** @description Watchlist matches among the parties. `unknown`: not screened. */
            watchlist?: components["schemas"]["RiskFinding"];
        };
        /** @enum {string} */
        Priority: "Critical" | "High" | "Medium-High" | "Medium" | "Low";
        PrioritySettings: {
            /** @description Points that a match of score 100 has more than one at the threshold. */
            match_points: number;
            /** @description By category: the priority of its alerts, and the score of a match at the threshold. */
            priorities: {
                [key: string]: {
                    /** @description How soon it should be looked at. It follows the category and the score. */
                    priority: components["schemas"]["Priority"];
                    /** @description Sorts a queue within and across priorities: 0 to 100, higher first. */
                    priority_score: number;
                };
            };
        };
        Proposal: {
            /** @description The proposed decision. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters: of that action alone, and required with it. */
            conditions: string | null;
            /** @description True when the listed party is somebody else. Only a Sanctions Hit that is not one fails its flow. */
            is_false_positive: boolean;
            /**
             * Format: date-time
             * @description When the resolution was proposed.
             */
            proposed_at: string;
            /** @description Token of whoever proposed it. */
            proposed_by: string;
            /** @description Why it is proposed. */
            rationale: string;
            /** @description Check of the newer document that is to count instead. Null where none is. Token, prefix chk_. */
            replaced_by?: string | null;
        };
        ProviderJob: {
            /**
             * Format: date-time
             * @description When the answer that counts came. Null until then.
             */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Identifies the resource. Token, prefix job_. */
            token: string;
            /** @description The check that it is for: IDV_DOCUMENT or IDV_BIOMETRIC. */
            type_code: components["schemas"]["CheckTypeCode"];
        };
        PublishPolicyDraft: {
            /** @description The revision that was read: with a later one 409, so that no change is published unseen. */
            revision?: number;
        };
        ReadNotifications: {
            /** @description Those that were read, at most 100. */
            tokens: string[];
        };
        RegisterEntity: {
            /** @description Postal address. Parts that are left out are null. */
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
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Given names. Null for a company or where unknown. */
            first_name?: string | null;
            /** @description Family name. Of a person with a single name, that name. */
            last_name: string;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether it is screened again at intervals.
             * @default false
             */
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /**
             * @description Primary, or what it is to a primary entity.
             * @default Primary
             */
            role?: components["schemas"]["EntityRole"];
            /**
             * @description Person or Company. Fields of the other are refused.
             * @constant
             */
            type: "Person";
        } | {
            /** @description Postal address. Parts that are left out are null. */
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
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether it is screened again at intervals.
             * @default false
             */
            monitored?: boolean;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
            /**
             * @description Primary, or what it is to a primary entity.
             * @default Primary
             */
            role?: components["schemas"]["EntityRole"];
            /**
             * @description Person or Company. Fields of the other are refused.
             * @constant
             */
            type: "Company";
        };
        ReplayDeliveries: {
            /**
             * @description Of this event alone. All when left out.
             * @enum {string}
             */
            event_type?: "alert.created" | "alert.escalated" | "alert.resolved" | "case.closed" | "case.created" | "case.escalated" | "case.status_changed" | "check.completed" | "check.failed" | "journey.abandoned" | "journey.expired" | "risk_assessment.approved" | "risk_assessment.completed" | "screening.completed" | "sla.breached" | "sla.warning" | "verification.completed" | "verification.updated" | "webhook.test";
            /**
             * @description At most so many, 1 to 1,000.
             * @default 100
             */
            limit?: number;
            /**
             * @description Deliveries of this status are replayed.
             * @enum {string}
             */
            status: "delivered" | "failed" | "undeliverable";
        };
        ReplayedDeliveries: {
            /** @description Whether there may be more of the status. */
            has_more: boolean;
            /** @description How many are pending again. */
            replayed: number;
        };
        ReportedRiskAssessment: {
            /**
             * Format: date-time
             * @description When the assessment was approved. Null until then.
             */
            approved_at: string | null;
            /** @description Token of whoever approved it. Null until then. */
            approved_by: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description What the score is made of. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The override’s tier if there is one, else the calculated one. Act on this one. */
            effective_tier: components["schemas"]["Tier"];
            /** @description What the model was given, so that the score can be computed again. */
            facts: {
                [key: string]: unknown;
            };
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description The dimensions’ weighted scores, summed: 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description The assessment on which the override was set, when a calculation carried it on. Null otherwise. */
            override_carried_from: string | null;
            /** @description Why it was overridden. Null without an override. */
            override_justification: string | null;
            /** @description Tier that a person set instead. Null without an override. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Tokens of everyone who overrode it: none of them may approve it. */
            overriders: string[];
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description Draft while checks are open, then Active; Approved is locked; a newer one makes it Superseded. */
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
            /** @description Those of which the person may send one. Required unless a request waits: then, left out, they stay as they are. */
            document_types?: components["schemas"]["DocumentType"][];
            /** @description Whose document it is: a person of the case. Left out, the person whose case it is, or else its only person. Token, prefix ent_. */
            entity_token?: string;
            /** @description Shown to the person, as plain text. Left out where a request waits, it stays as it is. */
            message?: string;
        };
        Resolution: {
            /** @description The decision. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters: of that action alone, and required with it. */
            conditions?: string;
            /**
             * @description True when the listed party is somebody else. Only a Sanctions Hit that is not one fails its flow.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Why, for the audit: 1 to 5,000 characters. */
            rationale: string;
            /** @description Of an alert on a document: the check of the newer one, `replaced_by.check_token`, which counts in its place. With `Approve` alone. Token, prefix chk_. */
            replaced_by?: string;
        };
        /** @enum {string} */
        ResolutionAction: "Approve" | "Decline" | "Escalate" | "Request Document" | "Approve with Conditions";
        ResolveAlert: {
            /** @description The decision. */
            action: components["schemas"]["ResolutionAction"];
            /** @description Conditions of an `Approve with Conditions`, at most 5,000 characters: of that action alone, and required with it. */
            conditions?: string;
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            /**
             * @description True when the listed party is somebody else. Only a Sanctions Hit that is not one fails its flow.
             * @default false
             */
            is_false_positive?: boolean;
            /** @description Why, for the audit: 1 to 5,000 characters. */
            rationale: string;
            /** @description Of an alert on a document: the check of the newer one, `replaced_by.check_token`, which counts in its place. With `Approve` alone. Token, prefix chk_. */
            replaced_by?: string;
        } | {
            action?: unknown;
            conditions?: unknown;
            /** @description Makes the change after this many seconds, so that it can be undone until then: 0 to 10, whole. Default 0. */
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
            replaced_by?: unknown;
        };
        RetentionSettings: {
            /** @description Days from the closing of a case for which it is kept. */
            closed_case_days: number;
            /**
             * @description Days for which images are kept after they were sent; 365 where it is left out.
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
            /** @description Token of whoever approved it. Null until then. */
            approved_by: string | null;
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description What the score is made of. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The override’s tier if there is one, else the calculated one. Act on this one. */
            effective_tier: components["schemas"]["Tier"];
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description The dimensions’ weighted scores, summed: 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description The assessment on which the override was set, when a calculation carried it on. Null otherwise. */
            override_carried_from: string | null;
            /** @description Why it was overridden. Null without an override. */
            override_justification: string | null;
            /** @description Tier that a person set instead. Null without an override. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Tokens of everyone who overrode it: none of them may approve it. */
            overriders: string[];
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description Draft while checks are open, then Active; Approved is locked; a newer one makes it Superseded. */
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
            /** @description The lowest value of the band; it ends where the next begins. The first is from 0. */
            from: number;
            /** @description What the band is called in the factor. */
            label: string;
            /** @description Points of the band. */
            points: number;
        };
        RiskBySize: {
            /** @description Points by size, the smallest first. */
            bands: components["schemas"]["RiskBand"][];
            /** @description Points where it is not stated. */
            not_stated: number;
            /** @description Points of a person, who has no such size. */
            person: number;
        };
        RiskDimension: {
            /** @description What raised the score. */
            factors: components["schemas"]["RiskFactor"][];
            /** @description Its factors’ contributions, summed: 0 to 100. */
            score: number;
            /** @description Share of the overall score, 0 to 1. */
            weight: number;
            /** @description Score times weight. */
            weighted_score: number;
        };
        RiskDimensions: {
            /** @description Who the customer is: kind, PEP status, sanctions, adverse media. */
            customer: components["schemas"]["RiskDimension"];
            /** @description Where the customer is: country, nationality, jurisdiction. */
            geographic: components["schemas"]["RiskDimension"];
            /** @description What the customer does, and with what structure. */
            product_service: components["schemas"]["RiskDimension"];
            /** @description How much business is expected. */
            transaction: components["schemas"]["RiskDimension"];
        };
        RiskFactor: {
            /** @description Name of the factor. */
            name: string;
            /** @description Points that it adds to the dimension, 0 to 100. */
            score_contribution: number;
            /** @description What was found. */
            value: string;
        };
        RiskFacts: {
            /** @description Adverse media about the parties. `unknown`: not screened. */
            adverse_media: components["schemas"]["RiskFinding"];
            /** @description Revenue of a year, in the base currency. Null where unknown. */
            annual_revenue: number | null;
            /** @description Whole years since the company was founded. Null where unknown. */
            company_age_years: number | null;
            /** @description Legal form, in the words of the registry. Null where unknown. */
            company_type: string | null;
            /** @description Country of residence, or of incorporation. Null where unknown. */
            country: string | null;
            /** @description How much of what could be verified was given. */
            data_tier: components["schemas"]["DataTier"];
            /** @description How many people the company employs. Null where unknown. */
            employee_count: number | null;
            /** @description Whether the customer is a person or a company. */
            entity_type: components["schemas"]["EntityType"];
            /** @description Line of business, in words. Null where unknown. */
            industry: string | null;
            /** @description Nationalities of the parties. */
            nationalities: string[];
            /** @description Companies between this one and its last known owner. */
            ownership_layers: number;
            /** @description Politically exposed persons among the parties. `unknown`: not screened. */
            pep: components["schemas"]["RiskFinding"];
            /** @description Where the registry has the company. Null where unknown. */
            registered_jurisdiction: string | null;
            /** @description Sanctions hits among the parties. `unknown`: not screened. */
            sanctions: components["schemas"]["RiskFinding"];
            /** @description Line of business, as UK SIC 2007 codes. */
            sic_codes: string[];
            /** @description How many people own 25% or more. */
            ubo_count: number;
            /** @description Watchlist matches among the parties. `unknown`: not screened. */
            watchlist: components["schemas"]["RiskFinding"];
        };
        /** @enum {string} */
        RiskFinding: "none" | "match" | "unknown";
        RiskModelSettings: {
            /** @description Points of who the customer is. */
            customer: {
                /** @description Points of adverse media. */
                adverse_media: number;
                /** @description Points by kind of customer. */
                entity_type: {
                    [key: string]: number;
                };
                /** @description Company types that can hide their owners, by prefixes of words. */
                opaque_company_types: string[];
                /** @description Points of a PEP match. */
                pep: number;
                /** @description Points of a sanctions match. */
                sanctions: number;
                /** @description How much of a match’s points what was not screened counts: 0 to 1. */
                unknown_share: number;
                /** @description Points of a watchlist match, where there is no sanctions match. */
                watchlist: number;
            };
            /** @description By reason: the lowest score that a case has for which it holds. */
            floors: {
                [key: string]: {
                    /** @description What the floor is called. */
                    label: string;
                    /** @description The lowest score. */
                    score: number;
                };
            };
            /** @description Points of where the customer is. */
            geographic: {
                /** @description One edition of the risks of countries. */
                countries: {
                    /**
                     * Format: date
                     * @description The day on which the FATF lists were read.
                     */
                    as_of: string;
                    /** @description The risk by ISO 3166-1 alpha-2 code, 0 to 100. */
                    base: {
                        [key: string]: number;
                    };
                    /** @description The countries on a FATF list, by code. */
                    fatf: {
                        [key: string]: "increased_monitoring" | "call_for_action";
                    };
                    /** @description The lowest risk by FATF status. */
                    fatf_minimum: {
                        [key: string]: number;
                    };
                    /** @description Where the risks come from. */
                    source: string;
                    /** @description The risk of a country that is not known. */
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
            /** @description Points of what the customer does, and with what structure. */
            product_service: {
                /** @description Points by kind of customer, before owners are counted. */
                complexity: {
                    [key: string]: number;
                };
                /** @description Points of a line of business that no sector has. */
                other_sector: number;
                /** @description Points by the number of layers of owners. */
                ownership_layers: components["schemas"]["RiskBand"][];
                /** @description Points of a person without a line of business. */
                private_individual: number;
                /** @description Points of a company whose line of business is not stated. */
                sector_not_stated: number;
                /** @description Lines of business with points of their own. */
                sectors: {
                    /** @description What the sector is called. */
                    label: string;
                    /** @description Points of the sector. */
                    points: number;
                    /** @description Prefixes of its UK SIC 2007 codes. */
                    sic: string[];
                    /** @description Prefixes of words that tell it. */
                    words: string[];
                }[];
                /** @description Points by the number of beneficial owners. */
                ubo_count: components["schemas"]["RiskBand"][];
            };
            /** @description The tiers by score, the highest first; the last is from 0. */
            tiers: {
                /** @description The lowest score of the tier. */
                from: number;
                /**
                 * @description The path of due diligence.
                 * @enum {string}
                 */
                path: "EDD" | "CDD" | "SDD";
                /** @description Time until the next review, as text: `6 Months`. */
                review_frequency: string;
                /** @description The tier. */
                tier: components["schemas"]["Tier"];
            }[];
            /** @description Points of how much business is expected. */
            transaction: {
                /** @description By the number of employees. */
                frequency: components["schemas"]["RiskBySize"];
                /** @description Points where there is but the minimum of data. */
                minimum_data: number;
                /** @description A revenue for each employee that looks like a shell or a conduit. */
                revenue_per_employee: {
                    /** @description Revenue for each employee from which it counts. */
                    over: number;
                    /** @description Points of more than that. */
                    points: number;
                };
                /** @description By annual revenue. */
                volume: components["schemas"]["RiskBySize"];
                /** @description By years since the company was founded. */
                young_company: components["schemas"]["RiskBand"][];
            };
            /** @description The share of each dimension, 0 to 1. */
            weights: {
                [key: string]: number;
            };
        };
        RiskPreview: {
            /** @description The case. Token, prefix cas_. */
            case_token: string;
            /** @description What the score is made of. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description The tier that the case would show. */
            effective_tier: components["schemas"]["Tier"];
            /** @description What was scored: the facts of the assessment, with those of the request in their place. */
            facts: components["schemas"]["RiskFacts"];
            /** @description Version of the risk model in force, which made the score. */
            model_version: string;
            /** @description The dimensions’ weighted scores, summed: 0 to 100. An override does not change it. */
            overall_score: number;
            /** @description Tier that a calculation would carry on from an override. Null without one. */
            override_tier: components["schemas"]["Tier"] | null;
            /** @description Time until the next review, as text: `6 Months`. */
            review_frequency: string;
            /** @description The calculated tier. High: from 70. Medium: from 40. */
            tier: components["schemas"]["Tier"];
        };
        RiskReplay: {
            /** @description The score by the model in force now. */
            current: components["schemas"]["RiskScoring"];
            /** @description Whether both are equal. */
            is_same: boolean;
            /** @description The score computed again from the stored facts, by the model that made it. */
            replayed: components["schemas"]["RiskScoring"];
            /** @description The score as it was stored with the assessment. */
            stored: components["schemas"]["RiskScoring"];
        };
        RiskScoring: {
            /** @description What the score is made of. */
            dimensions: components["schemas"]["RiskDimensions"];
            /** @description Simplified, customer or enhanced due diligence. */
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            /** @description Version of the risk model that made the assessment. */
            model_version: string;
            /** @description The dimensions’ weighted scores, summed: 0 to 100. An override does not change it. */
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
             * @description When the last reset ended. Null before, and while one is under way.
             */
            completed_at: string | null;
            /** @description Whether nobody goes on with a reset, so that it may be asked for again. */
            is_stalled: boolean;
            /**
             * Format: date-time
             * @description When the last reset was asked for. Null before the first.
             */
            requested_at: string | null;
            /** @description Who asked for the last reset. Null before the first. Token, prefix usr_. */
            requested_by: string | null;
            /** @description How far the last reset is. */
            reset_summary: {
                /** @description Rows that were deleted. */
                deleted: number;
                /** @description Steps of the sample that were played. */
                played: number;
                /** @description Steps that the sample has. */
                to_play: number;
            };
            /** @description None: the project holds no sample. Deleting and Making: it is being reset. */
            status: components["schemas"]["SampleStatus"];
        };
        /** @enum {string} */
        SampleImageName: "passport" | "passport-expired" | "passport-of-another" | "passport-tampered" | "selfie-look-ahead" | "selfie-turn-left" | "selfie-turn-right" | "selfie-smile" | "selfie-come-closer";
        /** @enum {string} */
        SampleStatus: "None" | "Ready" | "Deleting" | "Making";
        SaveAlertViews: {
            /** @description The revision that was read. */
            revision: number;
            /** @description All views from now on, at most 50. No two have the same name. */
            views: components["schemas"]["AlertViewInput"][];
        };
        SavePolicyDraft: {
            /** @description The whole settings, in the form of the kind. */
            settings: components["schemas"]["AlertSlaSettings"] | components["schemas"]["CaseSlaSettings"] | components["schemas"]["FourEyesSettings"] | components["schemas"]["JourneySettings"] | components["schemas"]["PrioritySettings"] | components["schemas"]["RetentionSettings"] | components["schemas"]["ReuseSettings"] | components["schemas"]["RiskModelSettings"] | components["schemas"]["ScreeningSettings"] | components["schemas"]["StraightThroughSettings"];
        };
        /** @enum {string} */
        Scope: "flows:write" | "flows:read" | "cases:read" | "cases:write" | "entities:read" | "entities:write" | "alerts:read" | "alerts:write" | "checks:read" | "checks:write" | "risk:read" | "risk:write" | "risk:approve" | "webhooks:read" | "webhooks:write" | "audit:read" | "analytics:read" | "watchlists:read" | "watchlists:write";
        Scoring: {
            /** @description What speaks for and against the match. The contributions add up to `match_score`. */
            explanation: components["schemas"]["ExplanationFeature"][];
            /** @description How well the names and facts agree: 0 to 100, two decimals. Null without a match. */
            match_score: number;
            /** @description Version of the model that made the score. */
            model_version?: string;
        };
        ScreenEntity: {
            /**
             * @description Categories of screening. Every one when left out of a request.
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
            /** @description How many matches are of adverse media. */
            adverse_media_count: number;
            /** @description Adverse media. Null while the check is open. */
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /** @description Lists that were searched or that name the party, with the version that answered. */
            lists: components["schemas"]["ListVersion"][];
            /** @description Best first, at most 25 for each person or company. */
            matches: components["schemas"]["FlowMatch"][];
            /** @description Politically exposed persons. Null while the check is open. */
            pep_status: components["schemas"]["HitStatus"] | null;
            /** @description Sanctions. Null while the check is open. */
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /**
             * Format: date-time
             * @description When the last screening check that was answered ended. Null until all have ended, and where none was answered.
             */
            screening_completed_at: string | null;
            /** @description Who searched. Null until a search has ended. */
            screening_provider: string | null;
            /** @description Watchlists. Null while the check is open. */
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        /** @enum {string} */
        ScreeningCategory: "pep" | "sanctions" | "adverse_media" | "watchlist";
        ScreeningRequest: {
            /**
             * @description Categories of screening. Every one when left out of a request.
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
            country?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string;
            /**
             * @description Whether the name is of a person or a company.
             * @default person
             * @enum {string}
             */
            entity_type?: "person" | "company";
            /** @description Your own id of it, at most 255 characters. */
            external_reference?: string;
            /** @description Name to search, in any script and order. It must hold a letter or a digit. */
            name: string;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
        };
        ScreeningSettings: {
            /** @description The lowest score of a match that makes an alert. */
            match_threshold: number;
            /**
             * @description Days without a successful synchronisation after which a synchronised list counts as missing; 7 where it is left out.
             * @default 7
             */
            max_list_age_days?: number;
            /** @description Days between two screenings of a monitored entity. */
            monitoring_interval_days: number;
            /** @description What a list must cover. Null: in production every category, in staging those that some list covers. */
            required_categories: components["schemas"]["ScreeningCategory"][] | null;
        };
        SearchMeta: {
            /** @description Where the next page starts. */
            page: components["schemas"]["Page"];
            /** @description The same as in X-Request-Id. */
            request_id: string;
            /** @description All that match the filters, on any page. With `q`, at most 10,000 are counted. */
            total: number;
            /** @description Whether more match than `total` says. Only with `q`. */
            total_is_minimum: boolean;
        };
        SentDelivery: {
            /** @description All attempts, also those no longer shown. */
            attempt_count: number;
            /** @description The last 20, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When an endpoint accepted it with a 2xx. Null until then.
             */
            delivered_at: string | null;
            /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: string;
            /** @description Identifies the delivery: one event for one webhook. Token, prefix whd_. */
            id: string;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null when none is.
             */
            next_attempt_at: string | null;
            /** @description The body as it is sent, but for the tokens that read a flow. Null for a caller who may not read what it tells of. */
            payload: string | null;
            /** @description pending: to be sent. failed: the last attempt failed, and another follows. undeliverable: no more attempts. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description The webhook. Token, prefix whk_. */
            webhook_id: string;
        };
        Session: {
            /** @description Browser and system in words, such as `Firefox on Windows`. Null where it is not known. */
            browser: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Whether this request was made with it. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expires_at: string;
            /** @description Address that it began from. Null where it is not known. */
            ip_address: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to within some minutes.
             */
            last_used_at: string;
            /** @description Identifies the resource. Token, prefix ses_. */
            token: string;
        };
        SetOwners: {
            /** @description All direct owners, at most 200. They replace those before. */
            owners: {
                /** @description The person or company. Token, prefix ent_. */
                entity_token: string;
                /** @description Share that is owned, 0 to 100. From 25 up the owner counts as a UBO. */
                ownership_percentage: number;
            }[];
        };
        /** @enum {string} */
        SlaStatus: "On Track" | "Warning" | "Critical" | "Breached";
        SnoozeAlert: {
            /**
             * Format: date-time
             * @description When the alert comes back into the queues. In the future.
             */
            until: string;
        };
        StraightThroughSettings: {
            /** @description Whether the system approves and closes Low-tier cases whose checks all passed. */
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
            /** @description What was asked for. */
            data: components["schemas"]["Alert"] | components["schemas"]["Case"] | components["schemas"]["Check"] | {
                /** @description The webhook. Token, prefix whk_. */
                webhook_id: string;
            } | components["schemas"]["RiskAssessment"] | components["schemas"]["FlowResult"];
            /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: string;
            /** @description The project, as in the path of the flow endpoints. The same in staging and production. */
            project_hash: string;
        };
        /** @enum {string} */
        Tier: "High" | "Medium" | "Low";
        TokenRequest: {
            /** @description Id of the client, unless it is in `Authorization: Basic`. */
            client_id?: string;
            /** @description Secret of the client, unless it is in `Authorization: Basic`. */
            client_secret?: string;
            /** @description Always `client_credentials`. */
            grant_type: string;
            /** @description Scopes of the token, separated by spaces. All of the client’s when left out. */
            scope?: string;
        };
        TokenResponse: {
            /** @description How to go on, and how to fetch the result again. */
            tokens: components["schemas"]["FlowTokens"];
        };
        TransitionCase: {
            /** @description Why, for the audit: at most 5,000 characters. */
            reason?: string;
            /**
             * @description The move. Which moves a status allows is told with the operation’s 409.
             * @enum {string}
             */
            trigger: "progress" | "review" | "request_client_input" | "request_internal_review" | "return" | "escalate";
        };
        UnreadCount: {
            /** @description How many are unread now. */
            unread: number;
        };
        UpdateBranding: {
            /** @description As `#rrggbb`, with a contrast of at least 4.5:1 to white. Null for none. */
            colour?: string | null;
            /** @description A PNG in base64, of at most 64 KiB and 1,024 by 1,024 pixels. Null for none. */
            logo?: string | null;
            /** @description Name that customers know: 1 to 80 characters. Null for none. */
            name?: string | null;
        };
        UpdateCase: {
            /** @description The person whose work it is. Null for nobody. Token, prefix usr_. */
            assigned_to?: string | null;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateEntity: {
            /** @description Postal address. Only the parts that are given change; null clears a part, or the whole address. */
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
             * @description YYYY-MM-DD, from 1800-01-01 to today. Null or left out where unknown; without it a namesake is harder to rule out.
             */
            date_of_birth?: string | null;
            /** @description Given names. Null for a company or where unknown. */
            first_name?: string | null;
            /** @description Family name, or the only name. It cannot be cleared. */
            last_name?: string;
            /** @description Your own data, free in form: at most 16,384 characters as JSON. Probity stores it and never reads it. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Whether it is screened again at intervals. */
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. ISO 3166-1 alpha-2.
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @description Number in the company registry of its country. */
            registration_number?: string | null;
        };
        UpdateOauthClient: {
            /** @description Name to show: 1 to 200 characters. */
            name?: string;
            /** @description What its access tokens may do, each scope once. */
            scopes?: components["schemas"]["Scope"][];
        };
        UpdateOwnUser: {
            /** @description Whether what you are notified of is also mailed to you. */
            email_notifications: boolean;
        };
        UpdateUser: {
            /** @description True ends the person’s sessions and gives the person no more work. */
            disabled?: boolean;
            /** @description What the person may do from now on. */
            role?: components["schemas"]["PersonRole"];
        };
        UpdateWebhook: {
            /** @description Your own words about it, at most 500 characters. */
            description?: string | null;
            /** @description Names of events, each once, or `["*"]` for all. */
            events?: components["schemas"]["WebhookEvent"][];
            /**
             * @description disabled sends nothing more; active starts again.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /** @description Public https address, at most 2,048 characters, without user name, password or fragment. */
            url?: string;
        };
        User: {
            /** @description Whether the person can neither sign in nor be given work. */
            disabled: boolean;
            /** @description Address that the person signs in with. */
            email: string;
            /** @description Whether what the person is notified of is also mailed, where a mail server is configured. */
            email_notifications: boolean;
            /** @description Name to show. */
            name: string;
            /** @description What the person may do. */
            role: components["schemas"]["PersonRole"];
            /** @description Identifies the resource. Token, prefix usr_. */
            token: string;
        };
        /** @enum {string} */
        Verdict: "Pass" | "Refer" | "Fail";
        /** @enum {string} */
        VerificationStatus: "Not Started" | "In Progress" | "Verified" | "Failed" | "Expired";
        ViewAlert: {
            /** @description The alert that you have open; null for none. */
            alert_token: string | null;
        };
        WaiveCheck: {
            /** @description More about the reason, at most 2,000 characters. Required when it is Other. */
            notes?: string;
            /**
             * @description Why the check is not needed. Other asks for `notes`.
             * @enum {string}
             */
            reason: "Not applicable" | "Already verified externally" | "Low materiality" | "Other";
        };
        Watchlist: {
            /** @description What its entries are screened as. Null for a public list, whose entries say so themselves. */
            category: components["schemas"]["ScreeningCategory"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Entries on the list. */
            entity_count: number;
            /** @description Name of the list. */
            name: string;
            /** @description public: every project is screened against it. project: one of the project’s own. */
            scope: components["schemas"]["WatchlistScope"];
            /** @description How it is synchronised with its publisher. Null for a list that is not. */
            sync: components["schemas"]["ListSync"] | null;
            /** @description Identifies the resource. Token, prefix wls_. */
            token: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Changes with every change of the list. Screening results name the version that answered. */
            version: string;
        };
        WatchlistEntry: {
            /** @description Other names of the party. */
            aliases: string[];
            /** @description The list’s category. */
            category: components["schemas"]["ScreeningCategory"];
            /** @description Country of residence or registration, ISO 3166-1 alpha-2. Null where unknown. */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description YYYY, YYYY-MM or YYYY-MM-DD. Null where unknown. */
            date_of_birth: string | null;
            /** @description What the entry is. */
            entity_type: components["schemas"]["ListedType"];
            /** @description Numbers of documents, registrations, taxes or ships. */
            identifiers: components["schemas"]["ListedIdentifier"][];
            /** @description The list’s own id of the entry. */
            list_entry_id: string;
            /** @description Main name. */
            name: string;
            /** @description ISO 3166-1 alpha-2, upper case. Null or left out where unknown. */
            nationality: string | null;
            /** @description Further text about the entry. */
            remarks: string | null;
        };
        /** @enum {string} */
        WatchlistScope: "public" | "project";
        Webhook: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Your own words about it. Null where none are given. */
            description: string | null;
            /** @description Events that are sent; `*` for all. */
            events: string[];
            /**
             * Format: date-time
             * @description Since when every attempt has failed. Null while deliveries arrive.
             */
            failing_since: string | null;
            /** @description Identifies the webhook. Token, prefix whk_. */
            id: string;
            /** @description Whether anything is sent. undeliverable: nothing but failures for too long; make it active again. */
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Where events are sent. */
            url: string;
        };
        WebhookAttempt: {
            /** @description Milliseconds until the answer or the failure. */
            duration_ms: number;
            /** @description Why there was no answer, or why it does not count. Null where its status says it. */
            error: string | null;
            /** @description Counts from 1. */
            number: number;
            /** @description First 2 KiB of the answer. Null when none came. */
            response_body: string | null;
            /** @description Status of the answer. Null when none came. */
            response_status: number | null;
            /**
             * Format: date-time
             * @description When the attempt began.
             */
            started_at: string;
        };
        WebhookDelivery: {
            /** @description All attempts, also those no longer shown. */
            attempt_count: number;
            /** @description The last 20, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description When an endpoint accepted it with a 2xx. Null until then.
             */
            delivered_at: string | null;
            /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
            event_id: string;
            /** @description Name of the event. */
            event_type: string;
            /** @description Identifies the delivery: one event for one webhook. Token, prefix whd_. */
            id: string;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null when none is.
             */
            next_attempt_at: string | null;
            /** @description pending: to be sent. failed: the last attempt failed, and another follows. undeliverable: no more attempts. */
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
            /** @description Your own words about it. Null where none are given. */
            description: string | null;
            /** @description Events that are sent; `*` for all. */
            events: string[];
            /**
             * Format: date-time
             * @description Since when every attempt has failed. Null while deliveries arrive.
             */
            failing_since: string | null;
            /** @description Identifies the webhook. Token, prefix whk_. */
            id: string;
            /** @description Signs what is sent: the whole `whsec_…` string. It is in this answer and never again. */
            secret: string;
            /** @description Whether anything is sent. undeliverable: nothing but failures for too long; make it active again. */
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Where events are sent. */
            url: string;
        };
        WorkByDay: {
            /** @description Every day that the period touches, up to today. */
            days: {
                /** @description Alerts resolved on that day. */
                alerts_resolved: number;
                /** @description The alerts among them. */
                alerts_within_deadline: number;
                /** @description Cases closed on that day. */
                cases_closed: number;
                /** @description Cases created on that day. */
                cases_opened: number;
                /** @description The cases among them. */
                cases_within_deadline: number;
                /**
                 * Format: date
                 * @description A whole day in UTC.
                 */
                date: string;
                /** @description Of the cases closed and the alerts resolved, those that were not Breached at their end. */
                within_deadline: number;
            }[];
            /** @description The period that was counted. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "FORBIDDEN";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: the first request with this key still runs; repeat it. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_IN_PROGRESS";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: the first request with this key still runs; repeat it. `INVALID_STATE`: the state does not allow the move, or it changed meanwhile. */
        IdempotencyInProgressOrInvalidState: {
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "INVALID_STATE";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: the Idempotency-Key was used with another request. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: the Idempotency-Key was used with another request. `INVALID_JSON`: the body is not valid JSON. `VALIDATION_ERROR`: the body, a parameter or the address is malformed. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "IDEMPOTENCY_KEY_REUSED" | "INVALID_JSON" | "VALIDATION_ERROR";
                    };
                };
            };
        };
        /** @description `INTERNAL_ERROR`: a fault of the service. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
        };
        /** @description `INVALID_JSON`: the body is not valid JSON. `VALIDATION_ERROR`: the body, a parameter or the address is malformed. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "INVALID_JSON" | "VALIDATION_ERROR";
                    };
                };
            };
        };
        /** @description `INVALID_STATE`: the state does not allow the move, or it changed meanwhile. */
        InvalidState: {
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "INVALID_STATE";
                    };
                };
            };
        };
        /** @description `NOT_FOUND`: the resource does not exist, or belongs to another project. */
        NotFound: {
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
                         * @description Act on this.
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
                         * @description Act on this.
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
        };
        /** @description `RATE_LIMITED`: too many requests; repeat it after Retry-After. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "RATE_LIMITED";
                    };
                };
            };
        };
        /** @description `REQUEST_TIMEOUT`: the request did not arrive in time; repeat it. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "REQUEST_TIMEOUT";
                    };
                };
            };
        };
        /** @description `SERVICE_UNAVAILABLE`: the service is not available; repeat it after Retry-After. */
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
                         * @description Act on this.
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
        };
        /** @description `VALIDATION_ERROR`: the body, a parameter or the address is malformed. */
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
                         * @description Act on this.
                         * @enum {string}
                         */
                        code?: "VALIDATION_ERROR";
                    };
                };
            };
        };
    };
    parameters: {
        /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
        Cursor: string;
        /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
        IdempotencyKey: string;
        /** @description The `id` that came last. What followed it is sent first, unless that is more than 7 days ago. */
        LastEventId: string;
        /** @description Your own id of the request. Any other text is replaced. */
        RequestId: string;
        /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
        ServiceSignature: string;
        /** @description The longest wait for the result, in whole milliseconds. Then 202 with what is known so far. */
        SyncTimeout: number;
        /** @description Standard Webhooks: the same on every attempt. */
        WebhookId: string;
        /** @description Standard Webhooks: signatures with the same secret. */
        WebhookSignature: string;
        /** @description Standard Webhooks: epoch seconds of the attempt. */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` on an answer that was stored for an earlier request with the same Idempotency-Key. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before the next request. */
        "Retry-After": number;
        /** @description The version of the API. */
        "X-API-Version": string;
        /** @description Requests per minute of the caller’s plan. */
        "X-RateLimit-Limit": number;
        /** @description Requests left in the bucket. */
        "X-RateLimit-Remaining": number;
        /** @description Epoch seconds at which the bucket is full again. */
        "X-RateLimit-Reset": number;
        /** @description The id of the request: its own, or a new one. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The longest wait for the result, in whole milliseconds. Then 202 with what is known so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project that the key is of. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project that the key is of. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The longest wait for the result, in whole milliseconds. Then 202 with what is known so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project that the key is of. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The project that the key is of. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The longest wait for the result, in whole milliseconds. Then 202 with what is known so far. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description The project that the key is of. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description `invalid_request`, `invalid_scope`, `unsupported_grant_type`: A parameter is missing or not valid, the client does not have the scope, or the grant is another. In the form of other operations where the request could not be read as HTTP. */
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
                         * @description Code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request" | "invalid_scope" | "unsupported_grant_type";
                    }) | components["schemas"]["Error"];
                };
            };
            /** @description `invalid_client`: The client is unknown or revoked, or its secret is wrong. */
            401: {
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
                         * @description Code of RFC 6749 §5.2.
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
                         * @description Code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `invalid_request`: The request did not arrive in time; repeat it. In the form of other operations where the request could not be read as HTTP. */
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
                         * @description Code of RFC 6749 §5.2.
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
                         * @description Code of RFC 6749 §5.2.
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
                         * @description Code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `temporarily_unavailable`: Too many requests; repeat it after Retry-After. In the form of other operations where the request could not be read as HTTP. */
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
                         * @description Code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "temporarily_unavailable";
                    }) | components["schemas"]["Error"];
                };
            };
            /** @description `server_error`: A fault of the service. */
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
                         * @description Code of RFC 6749 §5.2.
                         * @enum {string}
                         */
                        error?: "server_error";
                    };
                };
            };
            /** @description `temporarily_unavailable`: Not available; repeat it after Retry-After. */
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
                         * @description Code of RFC 6749 §5.2.
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
                /** @description Only those opened so long ago. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only those of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only those of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those whose deadline passes then, that are not Resolved and whose clock runs. Overdue: it has passed. Paused: the clock stands still, and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only those about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only those resolved as false positives. false: only all others. */
                is_false_positive?: "true" | "false";
                /** @description The most items of a page. */
                limit?: number;
                /** @description Only those whose match is of this list. */
                list?: string;
                /** @description Only those whose match is of this entry. Two lists may have entries of the same id: give `list` too. */
                list_entry_id?: string;
                /** @description Only those whose match was scored by this model. */
                model_version?: string;
                /** @description Only those of this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name or else the summary, and the case's name; a whole token finds the alert, or those of the case. One or two characters are looked for where a word begins. A case is also found by its number alone, as `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those resolved from then on: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only those resolved before then: a timestamp, or a date in UTC, which is counted. */
                resolved_to?: string;
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether snoozed alerts are among them, or only they. Default: include. `POST /v1/alerts/next` never gives one: `only` finds none. */
                snoozed?: "exclude" | "include" | "only";
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                /** @description Only those with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AlertReplay"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["BulkOutcome"];
                        /** @description About the answer. */
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
                /** @description Only those opened so long ago. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only those of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only those of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description Only those whose deadline passes then, that are not Resolved and whose clock runs. Overdue: it has passed. Paused: the clock stands still, and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only those about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only those resolved as false positives. false: only all others. */
                is_false_positive?: "true" | "false";
                /** @description Only those whose match is of this list. */
                list?: string;
                /** @description Only those whose match is of this entry. Two lists may have entries of the same id: give `list` too. */
                list_entry_id?: string;
                /** @description Only those whose match was scored by this model. */
                model_version?: string;
                /** @description Only those of this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name or else the summary, and the case's name; a whole token finds the alert, or those of the case. One or two characters are looked for where a word begins. A case is also found by its number alone, as `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those resolved from then on: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only those resolved before then: a timestamp, or a date in UTC, which is counted. */
                resolved_to?: string;
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether snoozed alerts are among them, or only they. Default: include. `POST /v1/alerts/next` never gives one: `only` finds none. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Only those with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AlertCounts"];
                        /** @description About the answer. */
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
                /** @description Only those opened so long ago. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only those of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description Only those of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description Only those whose deadline passes then, that are not Resolved and whose clock runs. Overdue: it has passed. Paused: the clock stands still, and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only those about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only those resolved as false positives. false: only all others. */
                is_false_positive?: "true" | "false";
                /** @description Only those whose match is of this list. */
                list?: string;
                /** @description Only those whose match is of this entry. Two lists may have entries of the same id: give `list` too. */
                list_entry_id?: string;
                /** @description Only those whose match was scored by this model. */
                model_version?: string;
                /** @description Only those of this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name or else the summary, and the case's name; a whole token finds the alert, or those of the case. One or two characters are looked for where a word begins. A case is also found by its number alone, as `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those resolved from then on: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only those resolved before then: a timestamp, or a date in UTC, which is counted. */
                resolved_to?: string;
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether snoozed alerts are among them, or only they. Default: include. `POST /v1/alerts/next` never gives one: `only` finds none. */
                snoozed?: "exclude" | "include" | "only";
                /** @description Only those with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"];
                        /** @description About the answer. */
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description Done; there is no body. */
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
            409: components["responses"]["IdempotencyInProgressOrInvalidState"];
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AlertAnalytics"];
                        /** @description About the answer. */
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
                /** @description What `breakdown` divides the cases by. */
                group_by?: components["schemas"]["CaseGrouping"];
                /** @description End of the period, which is not counted: a timestamp, or a date in UTC. Default: now. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["CaseAnalytics"];
                        /** @description About the answer. */
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
                /** @description Only from this time on. ISO 8601 with an offset. */
                from?: string;
                /** @description Only before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WorkByDay"];
                        /** @description About the answer. */
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
                /** @description End of the period, which is not counted: a timestamp, or a date in UTC. Default: now. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AnalyticsSummary"];
                        /** @description About the answer. */
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
                /** @description Only what this caller did: the token of a person or credential, or `system`. */
                actor?: string;
                /** @description Only those of this case. Token, prefix cas_. */
                case_token?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this event. */
                event_type?: components["schemas"]["AuditEventType"];
                /** @description Only from this time on. ISO 8601 with an offset. */
                from?: string;
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                /** @description Only what is about this resource. */
                target_token?: string;
                /** @description Only what is about this kind of resource. */
                target_type?: components["schemas"]["AuditTargetType"];
                /** @description Only before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AuditRecord"][];
                        /** @description About the answer. */
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
                /** @description Only from this time on. ISO 8601 with an offset. */
                from?: string;
                /** @description Only before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AuditVerification"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Branding"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Branding"];
                        /** @description About the answer. */
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
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description exclude: only those that are not Closed. */
                closed?: "exclude";
                /** @description Only those closed from then on: a timestamp, or a date in UTC. */
                closed_from?: string;
                /** @description Only those closed before then: a timestamp, or a date in UTC, which is counted. */
                closed_to?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those about persons, or about companies. */
                entity_category?: components["schemas"]["EntityCategory"];
                /** @description Only those that this person or company is in, in whichever role. Token, prefix ent_. */
                entity_token?: string;
                /** @description The most items of a page. */
                limit?: number;
                /** @description waiting: only those whose risk tier a person has set and no reviewer has approved, and that are not Closed. */
                override?: "waiting";
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those of this tier, or `none`: only those that have none yet. */
                risk_tier?: "High" | "Medium" | "Low" | "none";
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "sla_deadline" | "-sla_deadline" | "risk_score" | "-risk_score";
                /** @description Only those with this status. */
                status?: components["schemas"]["CaseStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["CaseType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["ListedCase"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description Only those opened so long ago. */
                age?: components["schemas"]["AlertAge"];
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description Only those of this category. */
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those whose deadline passes then, that are not Resolved and whose clock runs. Overdue: it has passed. Paused: the clock stands still, and the deadline had not passed before. */
                due?: components["schemas"]["AlertDue"];
                /** @description Only those about this person or company. Token, prefix ent_. */
                entity_token?: string;
                /** @description true: only those resolved as false positives. false: only all others. */
                is_false_positive?: "true" | "false";
                /** @description The most items of a page. */
                limit?: number;
                /** @description Only those whose match is of this list. */
                list?: string;
                /** @description Only those whose match is of this entry. Two lists may have entries of the same id: give `list` too. */
                list_entry_id?: string;
                /** @description Only those whose match was scored by this model. */
                model_version?: string;
                /** @description Only those of this priority. */
                priority?: components["schemas"]["Priority"];
                /** @description Searches the subject's name, the listed name or else the summary, and the case's name; a whole token finds the alert, or those of the case. One or two characters are looked for where a word begins. A case is also found by its number alone, as `cas-18`. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those resolved from then on: a timestamp, or a date in UTC. */
                resolved_from?: string;
                /** @description Only those resolved before then: a timestamp, or a date in UTC, which is counted. */
                resolved_to?: string;
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Whether snoozed alerts are among them, or only they. Default: include. `POST /v1/alerts/next` never gives one: `only` finds none. */
                snoozed?: "exclude" | "include" | "only";
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                /** @description Only those with this status. */
                status?: components["schemas"]["AlertStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Alert"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Only what this caller did: the token of a person or credential, or `system`. */
                actor?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this event. */
                event_type?: components["schemas"]["AuditEventType"];
                /** @description Only from this time on. ISO 8601 with an offset. */
                from?: string;
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                /** @description Only what is about this resource. */
                target_token?: string;
                /** @description Only what is about this kind of resource. */
                target_type?: components["schemas"]["AuditTargetType"];
                /** @description Only before this time. ISO 8601 with an offset. */
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AuditRecord"][];
                        /** @description About the answer. */
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
                /** @description Only those of this category. */
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those with this status. */
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Comment"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Comment"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["DocumentRequest"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Document"][];
                        /** @description About the answer. */
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
                /** @description Only those of this country. ISO 3166-1 alpha-2. */
                country?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those with this role. */
                role?: components["schemas"]["EntityRole"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those of this type. */
                type?: components["schemas"]["EntityType"];
                /** @description Only those with this verification status. */
                verification_status?: components["schemas"]["VerificationStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description Form of the answer: `json`, or `pdf` as a download. */
                format?: components["schemas"]["ReportFormat"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description The resource as JSON, or the file that was asked for, as a download. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["CaseReport"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskAssessment"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Case"];
                        /** @description About the answer. */
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
                /** @description Only those of this person, or `unassigned`: only those that nobody has. Token, prefix usr_. */
                assigned_to?: string;
                /** @description exclude: only those that are not Closed. */
                closed?: "exclude";
                /** @description Only those closed from then on: a timestamp, or a date in UTC. */
                closed_from?: string;
                /** @description Only those closed before then: a timestamp, or a date in UTC, which is counted. */
                closed_to?: string;
                /** @description Only those about persons, or about companies. */
                entity_category?: components["schemas"]["EntityCategory"];
                /** @description Only those that this person or company is in, in whichever role. Token, prefix ent_. */
                entity_token?: string;
                /** @description waiting: only those whose risk tier a person has set and no reviewer has approved, and that are not Closed. */
                override?: "waiting";
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those of this tier, or `none`: only those that have none yet. */
                risk_tier?: "High" | "Medium" | "Low" | "none";
                /** @description Only those with this SLA status. */
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description Only those with this status. */
                status?: components["schemas"]["CaseStatus"];
                /** @description Only those of this type. */
                type?: components["schemas"]["CaseType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["CaseCounts"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Document"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                /** @description Only those of this country. ISO 3166-1 alpha-2. */
                country?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description Only those whose name has each of these words, or nearly: without its accents, with a letter more, less or other, or two changed over; two such slips from six letters on. The ten nearest at most. */
                name_like?: string;
                /** @description Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description Only those with this role. */
                role?: components["schemas"]["EntityRole"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those of this type. */
                type?: components["schemas"]["EntityType"];
                /** @description Only those with this verification status. */
                verification_status?: components["schemas"]["VerificationStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Entity"];
                        /** @description About the answer. */
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
                /** @description Only those of this category. */
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those with this status. */
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Check"][];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["EntityGraph"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Ownership"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The longest wait for the result, in whole milliseconds. Then 202 with what is known so far. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["FlowResult"];
                        /** @description About the answer. */
                        meta: {
                            /** @description Where the next page starts. */
                            page: {
                                /** @description Where the next page starts: send it as `cursor`. Null on the last page. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["FlowResult"];
                        /** @description About the answer. */
                        meta: {
                            /** @description Where the next page starts. */
                            page: {
                                /** @description Where the next page starts: send it as `cursor`. Null on the last page. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["EntityImport"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["EntityImport"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["EntityImport"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description Only lines with this result. */
                result?: components["schemas"]["ImportLineResult"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "line" | "-line";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["EntityImportLine"][];
                        /** @description About the answer. */
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
                /** @description The `id` that came last. What followed it is sent first, unless that is more than 7 days ago. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of server-sent events. The schema is that of the `data` of each but `stream.opened`. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only flows of this type. */
                flow_type?: components["schemas"]["FlowType"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description Only flows that stand there. */
                processing_status?: components["schemas"]["FlowStatus"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Flow"][];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["FlowResult"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description true: only those that were not read. false: only those that were. */
                unread?: "true" | "false";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Notification"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["UnreadCount"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those with this status. */
                status?: components["schemas"]["OauthClientStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["OauthClient"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["OauthClientWithSecret"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["OauthClient"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["OauthClientWithSecret"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "kind" | "-kind";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["PolicyInForce"][];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description What the policy rules. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["PolicyDraft"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description What the policy rules. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["PolicyDraft"];
                        /** @description About the answer. */
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
    "policies.preview_draft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description What the policy rules. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["PolicyPreview"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description What the policy rules. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["PolicyVersion"];
                        /** @description About the answer. */
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
    "provider_jobs.answer": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The job that the provider was given. Token, prefix job_. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["ProviderJob"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskAssessment"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskPreview"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["RiskReplay"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Sample"];
                        /** @description About the answer. */
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
                /** @description Whose passport it is: of the marker as last name. Left out, of Priya Raman. */
                marker?: "DOCS";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description What the image shows. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Sample"];
                        /** @description About the answer. */
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
                /** @description true: also auditors and disabled people, who cannot be given work. */
                all?: "true" | "false";
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "name" | "-name";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["User"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["CreatedUser"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["CreatedUser"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["User"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AlertViews"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AlertViews"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Session"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description The project’s own lists, or the public ones. */
                scope?: components["schemas"]["WatchlistScope"];
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Watchlist"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Watchlist"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Watchlist"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
    "watchlists.list_entries": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries of this kind. */
                entity_type?: components["schemas"]["ListedType"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description Searches names and aliases. At most 200 characters; text without a letter or a digit finds nothing. */
                q?: string;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WatchlistEntry"][];
                        /** @description About the answer. */
                        meta: components["schemas"]["SearchMeta"];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["AddedWatchlistEntries"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Your own id of the entry. */
                list_entry_id: string;
                /** @description The list. Token, prefix wls_. */
                watchlist_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
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
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Webhook"][];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WebhookWithSecret"];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Webhook"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
            /** @description Done; there is no body. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["Webhook"];
                        /** @description About the answer. */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this event. */
                event_type?: "alert.created" | "alert.escalated" | "alert.resolved" | "case.closed" | "case.created" | "case.escalated" | "case.status_changed" | "check.completed" | "check.failed" | "journey.abandoned" | "journey.expired" | "risk_assessment.approved" | "risk_assessment.completed" | "screening.completed" | "sla.breached" | "sla.warning" | "verification.completed" | "verification.updated" | "webhook.test";
                /** @description The most items of a page. */
                limit?: number;
                /** @description What the list is ordered by. A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                /** @description Only those with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description About the answer. */
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
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["SentDelivery"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WebhookDelivery"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["ReplayedDeliveries"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WebhookWithSecret"];
                        /** @description About the answer. */
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
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
                        /** @description What was asked for. */
                        data: components["schemas"]["WebhookDelivery"];
                        /** @description About the answer. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                 *           "model_version": "2026-1",
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                 *           "model_version": "2026-1",
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                 *           "model_version": "2026-1",
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Alert"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Check"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Check"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: {
                        /** @description Answer of the address check. Null unless it was made. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners of 25% or more. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null when the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Checks, counted. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description What the registry says. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description What an auditor asks of the flow as a whole. */
                        compliance_metadata: {
                            /** @description Whether every check has ended, none was cancelled, and no alert is unresolved. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of what could be verified was given. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk asks for enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors: those given and those that the registry names. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Answer of the e-mail check. Null unless it was made. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id of it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null where there was none. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Answer of the identity check. Null until it has ended. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of completion plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Answer of the phone check. Null unless it was made. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks still run, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description What the lists say. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description How to go on, and how to fetch the result again. */
                        tokens: null;
                    };
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: {
                        /** @description Answer of the address check. Null unless it was made. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners of 25% or more. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null when the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Checks, counted. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description What the registry says. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description What an auditor asks of the flow as a whole. */
                        compliance_metadata: {
                            /** @description Whether every check has ended, none was cancelled, and no alert is unresolved. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of what could be verified was given. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk asks for enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors: those given and those that the registry names. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Answer of the e-mail check. Null unless it was made. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id of it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null where there was none. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Answer of the identity check. Null until it has ended. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of completion plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Answer of the phone check. Null unless it was made. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks still run, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description What the lists say. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description How to go on, and how to fetch the result again. */
                        tokens: null;
                    };
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["RiskAssessment"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["RiskAssessment"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["FlowResult"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                 *           "model_version": "2026-1",
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                 *           "model_version": "2026-1",
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
                    /** @description What was asked for. */
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: components["schemas"]["FlowResult"];
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: {
                        /** @description Answer of the address check. Null unless it was made. */
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        /** @description Owners of 25% or more. */
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the face check. Null until the person has been filmed. */
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        /** @description Name of the case, such as CAS-000142. Null when the flow opened none. */
                        case_reference: string | null;
                        /** @description The case. Token, prefix cas_. */
                        case_token: string | null;
                        /** @description Checks, counted. */
                        checks_summary: components["schemas"]["ChecksBlock"];
                        /** @description What the registry says. Null until it has answered. */
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /**
                         * Format: date-time
                         * @description When it ended. Null until then.
                         */
                        completed_at: string | null;
                        /** @description What an auditor asks of the flow as a whole. */
                        compliance_metadata: {
                            /** @description Whether every check has ended, none was cancelled, and no alert is unresolved. */
                            cdd_completed: boolean;
                            /**
                             * Format: date-time
                             * @description When the last check ended and the last alert was resolved. Null until then.
                             */
                            cdd_completed_at: string | null;
                            /** @description How much of what could be verified was given. */
                            data_tier: components["schemas"]["DataTier"];
                            /** @description Whether the risk asks for enhanced due diligence. Null until it is assessed. */
                            edd_required: boolean | null;
                        };
                        /** @description Directors: those given and those that the registry names. */
                        directors?: components["schemas"]["PartyBlock"][];
                        /** @description Answer of the document check. Null until the person has shown a document. */
                        document?: components["schemas"]["DocumentBlock"] | null;
                        /** @description Answer of the e-mail check. Null unless it was made. */
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        /** @description Your own id of it, at most 255 characters. */
                        external_reference: string | null;
                        /** @description The flow. Null where there was none. Token, prefix flw_. */
                        flow_token: string;
                        /** @description What was verified or screened. */
                        flow_type: components["schemas"]["FlowType"];
                        /** @description Answer of the identity check. Null until it has ended. */
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /**
                         * Format: date
                         * @description The day of completion plus the review frequency, YYYY-MM-DD. Null until the flow is complete.
                         */
                        next_review_date: string | null;
                        /** @description Pass: nothing stands against it. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing. */
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        /** @description Answer of the phone check. Null unless it was made. */
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        /** @description Whether the checks still run, have ended, or were given up. */
                        processing_status: components["schemas"]["FlowStatus"];
                        /** @description The newest risk assessment of the case. Null until there is one. */
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        /** @description Tier of the newest risk assessment. Null until there is one. */
                        risk_tier: components["schemas"]["Tier"] | null;
                        /** @description What the lists say. Null until a screening check has ended. */
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        /** @description How to go on, and how to fetch the result again. */
                        tokens: null;
                    };
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
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
                /** @description Standard Webhooks: the same on every attempt. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Standard Webhooks: signatures with the same secret. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description Standard Webhooks: epoch seconds of the attempt. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
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
                    /** @description What was asked for. */
                    data: {
                        /** @description The webhook. Token, prefix whk_. */
                        webhook_id: string;
                    };
                    /** @description The event. The same on every attempt and in every webhook that it is delivered to: use it to tell repeats. Token, prefix evt_. */
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
            /** @description Any 2xx within 15 seconds. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
