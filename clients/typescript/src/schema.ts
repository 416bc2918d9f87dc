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
         * @description Looks the company up in its registry, and screens it with its directors and owners. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. Needs the scope `flows:write`.
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
         * @description Runs the checks of the sync flow in the background. The result is pulled by `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the flow that has it. Needs the scope `flows:write`.
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
         * @description Checks identity, e-mail, phone and address as far as they are given, and screens the person. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. Needs the scope `flows:write`.
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
         * @description Runs the checks of the sync flow in the background; document and face wait for the person. The result is pulled by `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the flow that has it. Needs the scope `flows:write`.
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
         * @description Opens a case of type Review only when there is a match. Answers 200 when every check has ended, or 202 with the result so far once `X-SYNC-TIMEOUT` has elapsed: the checks go on, and the result is pulled. A repeated `external_reference` returns the flow that has it. Needs the scope `flows:write`.
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
         * @description Acknowledge an alert. Needs the scope `alerts:write`.
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
         * @description Acknowledge several alerts. Needs the scope `alerts:write`.
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
         * @description Take the most urgent open alert that nobody has. Needs the scope `alerts:write`.
         */
        post: operations["alerts.next"];
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
         * @description Close a case with a decision. Needs the scope `cases:write`.
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
         * @description Add a person or company to a case. Needs the scope `cases:write`.
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
         * @description All that a case was decided by, as of one moment: the case, its entities with their owners, the lists that were screened and their versions, checks, alerts with their evidence, risk assessments, comments, and its audit records with what proves them. As JSON, or with `format=pdf` as a document. Each is recorded as `case.report_exported`. A process makes two at a time, and answers 503 with `Retry-After` when many wait. Needs the scopes `cases:read`, `entities:read`, `flows:read`, `checks:read`, `alerts:read`, `risk:read`, `audit:read`.
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
         * @description Calculate the risk of a case anew. Needs the scope `risk:write`.
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
         * @description Get a flow and its result. Needs the scope `flows:read`.
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
         * List the policies in force, one of each kind
         * @description List the policies in force, one of each kind. Needs the session of an admin.
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
         * @description Set the tier of a risk assessment by hand; its score and status stay. Needs the scope `risk:write`.
         */
        post: operations["risk_assessments.override"];
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
            access_token: string;
            expires_in: number;
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        /** @enum {string} */
        ActorType: "user" | "api_key" | "oauth_client" | "system";
        AddedWatchlistEntries: components["schemas"]["WatchlistEntry"] | components["schemas"]["WatchlistEntry"][];
        AddEntityToCase: {
            entity?: components["schemas"]["CreateEntity"];
            /** @description Token, prefix ent_ */
            entity_token?: string;
            role: components["schemas"]["EntityRole"];
        };
        Address: {
            city: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country: string | null;
            line1: string | null;
            line2: string | null;
            postal_code: string | null;
            state: string | null;
        };
        AddressBlock: {
            /** @enum {string} */
            match_level: "full" | "partial" | "none";
            verified: boolean;
        };
        AddWatchlistEntries: components["schemas"]["NewWatchlistEntry"] | components["schemas"]["NewWatchlistEntry"][];
        Alert: {
            ai_assessment: string | null;
            /** @description Token, prefix usr_ */
            assigned_to: string | null;
            case_name: string | null;
            /** @description Token, prefix cas_ */
            case_token: string | null;
            category: components["schemas"]["AlertCategory"];
            /** @description Token, prefix chk_ */
            check_token: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Token, prefix ent_ */
            entity_token: string | null;
            evidence?: components["schemas"]["AlertEvidence"] | null;
            held: {
                action: components["schemas"]["HeldAction"];
                by: string;
                /** Format: date-time */
                until: string;
            } | null;
            is_false_positive: boolean;
            match: components["schemas"]["Match"] | null;
            match_score: number | null;
            priority: components["schemas"]["Priority"];
            priority_score: number;
            proposal: components["schemas"]["Proposal"] | null;
            rationale: string | null;
            resolution_action: components["schemas"]["ResolutionAction"] | null;
            resolution_conditions: string | null;
            resolution_rationale: string | null;
            /** Format: date-time */
            resolved_at: string | null;
            resolved_by: string | null;
            /** Format: date-time */
            sla_deadline: string;
            sla_status: components["schemas"]["SlaStatus"];
            /** Format: date-time */
            sla_warning_at: string;
            /** Format: date-time */
            snoozed_until: string | null;
            status: components["schemas"]["AlertStatus"];
            subject: {
                name: string;
                type: components["schemas"]["EntityType"];
            } | null;
            summary: string;
            /** @description Token, prefix alt_ */
            token: string;
            type: components["schemas"]["AlertType"];
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        AlertCategory: "PEP Match" | "Sanctions Hit" | "Adverse Media" | "Name Mismatch" | "DOB Mismatch" | "Watchlist Match" | "API Failure";
        AlertCounts: {
            assigned_to: {
                [key: string]: number;
            };
            category: {
                [key: string]: number;
            };
            priority: {
                [key: string]: number;
            };
            sla_status: {
                [key: string]: number;
            };
            status: {
                [key: string]: number;
            };
            total: number;
            type: {
                [key: string]: number;
            };
        };
        AlertEvidence: components["schemas"]["Mismatch"] | components["schemas"]["ListedParty"];
        AlertFilters: {
            /** @description Token, prefix usr_ */
            assigned_to?: string;
            /** @description Token, prefix cas_ */
            case_token?: string;
            category?: components["schemas"]["AlertCategory"];
            /** @description Token, prefix ent_ */
            entity_token?: string;
            priority?: components["schemas"]["Priority"];
            sla_status?: components["schemas"]["SlaStatus"];
            /** @enum {string} */
            snoozed?: "exclude" | "include" | "only";
            status?: components["schemas"]["AlertStatus"];
            type?: components["schemas"]["AlertType"];
        };
        AlertReplay: {
            current: components["schemas"]["Scoring"];
            is_same: boolean;
            replayed: components["schemas"]["Scoring"];
            stored: components["schemas"]["Scoring"];
        };
        AlertsSummary: {
            open: number;
            resolved: number;
            total: number;
        };
        /** @enum {string} */
        AlertStatus: "Open" | "Acknowledged" | "Resolved" | "Escalated";
        /** @enum {string} */
        AlertType: "Screening" | "Identity" | "Company" | "Document" | "Financial" | "System";
        AnalyticsSummary: {
            alerts_by_priority: {
                [key: string]: number;
            };
            average_alert_resolution_hours: number;
            average_case_resolution_days: number;
            cases_by_status: {
                [key: string]: number;
            };
            open_cases: number;
            pending_alerts: number;
            period: components["schemas"]["Period"];
            risk_tier_distribution: {
                [key: string]: number;
            };
            sla_health_percentage: number;
        };
        ApproveRiskAssessment: {
            notes?: string;
        };
        AssignAlert: {
            note?: string;
            /** @description Token, prefix usr_ */
            user_id: string;
        };
        AuditActor: {
            id: string;
            name: string;
            type: components["schemas"]["ActorType"];
        };
        /** @enum {string} */
        AuditEventType: "case.created" | "case.status_changed" | "case.closed" | "case.escalated" | "case.assigned" | "case.report_exported" | "case.updated" | "case.commented" | "alert.created" | "alert.acknowledged" | "alert.assigned" | "alert.resolved" | "alert.escalated" | "alert.snoozed" | "alert.held" | "alert.undone" | "alert.hold_refused" | "check.executed" | "check.completed" | "check.failed" | "check.cancelled" | "check.retried" | "check.waived" | "risk_assessment.calculated" | "risk_assessment.approved" | "risk_assessment.overridden" | "entity.created" | "entity.updated" | "entity.added_to_case" | "watchlist.created" | "watchlist.entries_added" | "watchlist.entry_removed" | "watchlist.retired" | "policy.drafted" | "policy.published" | "api_key.rotated" | "oauth_client.created" | "oauth_client.updated" | "oauth_client.secret_rotated" | "oauth_client.revoked" | "user.created" | "user.updated" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.secret_rotated";
        AuditProof: {
            checkpoint: {
                hash: string;
                project: string;
                sequence: number;
                signature: string;
                /** Format: date-time */
                time: string;
            } | null;
            head: {
                hash: string;
                sequence: number;
            } | null;
        };
        AuditRecord: {
            actor: components["schemas"]["AuditActor"];
            /** @description Token, prefix cas_ */
            case_token: string | null;
            /** Format: date-time */
            created_at: string;
            details: {
                [key: string]: unknown;
            };
            event_type: components["schemas"]["AuditEventType"];
            hash: string;
            ip_address: string | null;
            previous_hash: string;
            request_id: string;
            sequence: number;
            target_token: string;
            target_type: components["schemas"]["AuditTargetType"];
            /** @description Token, prefix aud_ */
            token: string;
        };
        /** @enum {string} */
        AuditTargetType: "case" | "alert" | "check" | "entity" | "risk_assessment" | "watchlist" | "policy" | "api_key" | "oauth_client" | "user" | "webhook";
        AuditVerification: {
            checkpoint: {
                sequence: number;
                /** Format: date-time */
                time: string;
            } | null;
            first_bad_sequence: number | null;
            head: string | null;
            records: number;
            valid: boolean;
        };
        /** @description A failed authentication is told in a flat form. */
        AuthenticationError: {
            /** @constant */
            error: "UNAUTHORIZED";
            /** @description For people. It may change; act on the code. */
            message: string;
            /** @description The same as in X-Request-Id. Quote it to support. */
            request_id: string;
        };
        BiometricBlock: {
            face_match: boolean;
            /** @default null */
            face_match_score: number | null;
            /** @default null */
            liveness_score: number | null;
            liveness_verified: boolean;
        };
        BulkAcknowledge: {
            alert_tokens: string[];
            hold_seconds?: number;
        };
        BulkAssign: {
            alert_tokens: string[];
            hold_seconds?: number;
            note?: string;
            /** @description Token, prefix usr_ */
            user_id: string;
        };
        BulkOutcome: {
            errors: {
                alert_token: string;
                code: string;
                details?: {
                    code: string;
                    field: string;
                    message: string;
                }[];
                message: string;
            }[];
            failed: number;
            succeeded: number;
        };
        BulkResolve: {
            action: components["schemas"]["ResolutionAction"];
            alert_tokens: string[];
            conditions?: string;
            hold_seconds?: number;
            /** @default false */
            is_false_positive?: boolean;
            rationale: string;
        } | {
            action?: unknown;
            alert_tokens: string[];
            conditions?: unknown;
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
        };
        Case: {
            /** @description Token, prefix usr_ */
            assigned_to: string | null;
            /** Format: date-time */
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            decision: components["schemas"]["CaseDecision"] | null;
            decision_summary: string | null;
            entity_category: components["schemas"]["EntityCategory"];
            external_reference: string | null;
            /** @description Token, prefix flw_ */
            flow_token: string | null;
            metadata: {
                [key: string]: unknown;
            };
            name: string;
            open_alerts_count: number;
            /** @description Token, prefix ent_ */
            primary_entity_token: string | null;
            risk_score: number | null;
            risk_tier: components["schemas"]["Tier"] | null;
            /** Format: date-time */
            sla_deadline: string | null;
            sla_status: components["schemas"]["SlaStatus"];
            status: components["schemas"]["CaseStatus"];
            /** @description Token, prefix cas_ */
            token: string;
            total_entities_count: number;
            type: components["schemas"]["CaseType"];
            /** Format: date-time */
            updated_at: string;
        };
        CaseAnalytics: {
            average_age_days: number;
            breakdown: {
                count: number;
                label: string;
                percentage: number;
            }[];
            closed: number;
            escalated: number;
            opened: number;
            period: components["schemas"]["Period"];
            throughput_rate: number;
            total: number;
        };
        CaseCounts: {
            assigned_to: {
                [key: string]: number;
            };
            entity_category: {
                [key: string]: number;
            };
            risk_tier: {
                [key: string]: number;
            };
            sla_status: {
                [key: string]: number;
            };
            status: {
                [key: string]: number;
            };
            total: number;
            type: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        CaseDecision: "Approve" | "Decline";
        /** @enum {string} */
        CaseGrouping: "type" | "status" | "risk_tier" | "entity_category";
        CaseReport: {
            alerts: components["schemas"]["Alert"][];
            audit_proof: components["schemas"]["AuditProof"];
            audit_records: components["schemas"]["ExtractedRecord"][];
            case: components["schemas"]["Case"];
            checks: components["schemas"]["Check"][];
            comments: components["schemas"]["Comment"][];
            entities: components["schemas"]["OwnedEntity"][];
            /** @enum {string} */
            environment: "staging" | "production";
            flows: components["schemas"]["FlowScreening"][];
            /** @constant */
            format: "probity evidence pack 1";
            /** Format: date-time */
            generated_at: string;
            generated_by: components["schemas"]["AuditActor"];
            left_out: string[];
            people: {
                name: string;
                /** @description Token, prefix usr_ */
                token: string;
            }[];
            project: string;
            request_id: string;
            risk_assessments: components["schemas"]["ReportedRiskAssessment"][];
        };
        /** @enum {string} */
        CaseStatus: "New" | "In Progress" | "In Review" | "Client Input" | "Internal Review" | "Escalated" | "Closed";
        /** @enum {string} */
        CaseType: "Onboarding" | "Review" | "Perpetual";
        Check: {
            alerts_generated: number;
            /** @description Token, prefix cas_ */
            case_token: string | null;
            category: components["schemas"]["CheckCategory"];
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Token, prefix ent_ */
            entity_token: string | null;
            /** Format: date-time */
            executed_at: string | null;
            execution_method: string;
            provider: string | null;
            result: components["schemas"]["CheckResult"] | null;
            result_data: {
                [key: string]: unknown;
            };
            retry_count: number;
            status: components["schemas"]["CheckStatus"];
            /** @description Token, prefix chk_ */
            token: string;
            type_code: components["schemas"]["CheckTypeCode"];
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            valid_until: string | null;
            waive_reason: string | null;
        };
        /** @enum {string} */
        CheckCategory: "Identity" | "Screening" | "Company" | "Financial" | "EDD";
        /** @enum {string} */
        CheckResult: "Pass" | "Fail" | "Refer";
        ChecksBlock: {
            checks: {
                provider: string | null;
                result: components["schemas"]["CheckResult"] | null;
                status: components["schemas"]["CheckStatus"];
                /** @description Token, prefix chk_ */
                token: string;
                type: components["schemas"]["CheckTypeCode"];
            }[];
            failed: number;
            passed: number;
            referred: number;
            total: number;
        };
        ChecksSummary: {
            complete: number;
            failed: number;
            pending: number;
            total: number;
        };
        /** @enum {string} */
        CheckStatus: "Pending" | "Queued" | "In Progress" | "Awaiting Document" | "Awaiting Client" | "Complete" | "Failed" | "Waived" | "Cancelled" | "Reused" | "Retry Scheduled";
        /** @enum {string} */
        CheckTypeCode: "COM_REGISTRY" | "IDV_DATABASE" | "IDV_EMAIL" | "IDV_PHONE" | "IDV_ADDRESS" | "IDV_DOCUMENT" | "IDV_BIOMETRIC" | "SCR_SANCTIONS" | "SCR_PEP" | "SCR_ADVERSE_MEDIA" | "SCR_WATCHLIST";
        CloseCase: {
            decision: components["schemas"]["CaseDecision"];
            summary?: string;
        };
        Comment: {
            author: {
                initials: string;
                name: string;
                user_id: string;
            };
            body: string;
            /** @description Token, prefix cas_ */
            case_token: string;
            /** Format: date-time */
            created_at: string;
            decision: components["schemas"]["CommentDecision"] | null;
            mentions: string[];
            /** @description Token, prefix cmt_ */
            token: string;
            /** @enum {string} */
            type: "Comment" | "Decision" | "Note" | "System";
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        CommentDecision: "approve" | "decline" | "escalate";
        CompanyBlock: {
            company_status: string | null;
            company_type: string | null;
            /** Format: date */
            incorporation_date: string | null;
            jurisdiction: string | null;
            legal_name: string;
            registered_address: string | null;
            registration_number: string | null;
            sic_codes: string[];
            /** @enum {string} */
            verification_status: "Verified" | "Failed" | "Pending";
            /** Format: date-time */
            verified_at: string | null;
        };
        CompanyRequest: {
            address_line_1?: string;
            annual_revenue?: string;
            city?: string;
            company_name: string;
            company_type?: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            directors?: components["schemas"]["Director"][];
            employee_count?: string;
            external_reference?: string;
            /** Format: date */
            incorporation_date?: string;
            industry?: string;
            postcode?: string;
            registration_number?: string;
            sic_codes?: string;
            status?: string;
            ubos?: components["schemas"]["Owner"][];
        };
        ConnectedEntity: {
            country: string | null;
            direct_percentage: number | null;
            effective_percentage: number;
            /** @description Token, prefix ent_ */
            entity_token: string;
            layers: number;
            name: string;
            type: components["schemas"]["EntityType"];
            verification_status: components["schemas"]["VerificationStatus"];
        };
        CreateCase: {
            /** @description Token, prefix usr_ */
            assigned_to?: string | null;
            entity?: components["schemas"]["CreateEntity"];
            entity_category: components["schemas"]["EntityCategory"];
            /** @description Token, prefix ent_ */
            entity_token?: string;
            external_reference?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
            type: components["schemas"]["CaseType"];
        };
        CreateComment: {
            body: string;
            decision?: components["schemas"]["CommentDecision"] | null;
            mentions?: string[];
            /**
             * @default Comment
             * @enum {string}
             */
            type?: "Comment" | "Decision" | "Note";
        };
        CreatedUser: {
            disabled: boolean;
            email: string;
            name: string;
            password: string;
            role: components["schemas"]["PersonRole"];
            /** @description Token, prefix usr_ */
            token: string;
        };
        CreateEntity: {
            address?: components["schemas"]["NewAddress"] | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            external_reference?: string | null;
            first_name?: string | null;
            last_name: string;
            metadata?: {
                [key: string]: unknown;
            };
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @constant */
            type: "Person";
        } | {
            address?: components["schemas"]["NewAddress"] | null;
            company_name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            external_reference?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
            registration_number?: string | null;
            /** @constant */
            type: "Company";
        };
        CreateOauthClient: {
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        CreateUser: {
            /** Format: email */
            email: string;
            name: string;
            role: components["schemas"]["PersonRole"];
        };
        CreateWatchlist: {
            /** @default watchlist */
            category?: components["schemas"]["ScreeningCategory"];
            name: string;
        };
        CreateWebhook: {
            description?: string | null;
            events: components["schemas"]["WebhookEvent"][];
            url: string;
        };
        /** @enum {string} */
        DataTier: "minimum" | "standard" | "full";
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivered" | "failed" | "undeliverable";
        Director: {
            /** Format: date */
            appointed_date?: string;
            /** Format: date */
            date_of_birth?: string;
            first_name?: string;
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            role?: string;
            service_entity_id?: string;
        };
        DocumentBlock: {
            /** @default null */
            document_country: string | null;
            /** @default null */
            document_type: string | null;
            /** @default null */
            extracted_data: {
                /** @default null */
                date_of_birth: string | null;
                /** @default null */
                document_number: string | null;
                /** @default null */
                expiration_date: string | null;
                /** @default null */
                full_name: string | null;
                /** @default null */
                gender: string | null;
                /** @default null */
                nationality: string | null;
            } | null;
            /** @default null */
            tamper_result: string | null;
            /** @default null */
            validation_result: string | null;
            verified: boolean;
        };
        /** @enum {string} */
        DueDiligencePath: "SDD" | "CDD" | "EDD";
        EmailBlock: {
            deliverable: boolean | null;
            risk_score: number;
            verified: boolean;
        };
        Entity: {
            address: components["schemas"]["Address"] | null;
            alerts_summary: components["schemas"]["AlertsSummary"];
            checks_summary: components["schemas"]["ChecksSummary"];
            company_name: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date_of_birth: string | null;
            external_reference: string | null;
            first_name: string | null;
            full_name: string | null;
            last_name: string | null;
            metadata: {
                [key: string]: unknown;
            };
            monitored: boolean;
            nationality: string | null;
            registration_number: string | null;
            role: components["schemas"]["EntityRole"];
            /** @description Token, prefix ent_ */
            token: string;
            type: components["schemas"]["EntityType"];
            /** Format: date-time */
            updated_at: string;
            verification_status: components["schemas"]["VerificationStatus"];
        };
        /** @enum {string} */
        EntityCategory: "Person" | "Company";
        EntityGraph: {
            entity: {
                country: string | null;
                /** @description Token, prefix ent_ */
                entity_token: string;
                name: string;
                type: components["schemas"]["EntityType"];
                verification_status: components["schemas"]["VerificationStatus"];
            };
            links: {
                closes_cycle: boolean;
                /** @description Token, prefix ent_ */
                owned_token: string;
                /** @description Token, prefix ent_ */
                owner_token: string;
                ownership_percentage: number;
            }[];
            owned: components["schemas"]["ConnectedEntity"][];
            owners: components["schemas"]["ConnectedEntity"][];
            truncated: boolean;
        };
        /** @enum {string} */
        EntityRole: "Primary" | "UBO" | "Director" | "Shareholder";
        /** @enum {string} */
        EntityType: "Person" | "Company";
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
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
            code: string;
            /** @description The path of the field, its parts joined by dots. */
            field: string;
            message: string;
        };
        EscalateAlert: {
            /** @description Token, prefix usr_ */
            escalate_to: string;
            hold_seconds?: number;
            proposed_resolution?: components["schemas"]["Resolution"];
            reason: string;
        };
        EscalateCase: {
            /** @description Token, prefix usr_ */
            escalate_to: string;
            reason: string;
        };
        ExplanationFeature: {
            candidate: string | null;
            contribution: number;
            feature: string;
            note?: string;
            query: string | null;
            /** @enum {string} */
            verdict: "agree" | "near" | "conflict" | "missing";
        };
        ExtractedRecord: {
            actor: components["schemas"]["AuditActor"];
            /** @description Token, prefix cas_ */
            case_token: string | null;
            /** Format: date-time */
            created_at: string;
            details: {
                [key: string]: unknown;
            };
            event_type: components["schemas"]["AuditEventType"];
            hash: string;
            ip_address: string | null;
            previous_hash: string;
            record: string;
            request_id: string;
            sequence: number;
            target_token: string;
            target_type: components["schemas"]["AuditTargetType"];
            /** @description Token, prefix aud_ */
            token: string;
        };
        Flow: {
            /** @description Token, prefix cas_ */
            case_token: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            created_at: string;
            external_reference: string | null;
            flow_type: components["schemas"]["FlowType"];
            /** @enum {string} */
            mode: "sync" | "async";
            overall_verdict: components["schemas"]["Verdict"] | null;
            processing_status: components["schemas"]["FlowStatus"];
            risk_tier: components["schemas"]["Tier"] | null;
            /** @description Token, prefix flw_ */
            token: string;
            /** Format: date-time */
            updated_at: string;
        };
        FlowMatch: {
            /** @description Token, prefix alt_ */
            alert_token: string;
            categories: components["schemas"]["ScreeningCategory"][];
            category: components["schemas"]["ScreeningCategory"];
            date_of_birth: string | null;
            explanation: components["schemas"]["ExplanationFeature"][];
            list: string;
            list_entry_id: string;
            match_score: number;
            matched_name: string;
            model_version?: string;
            nationality: string | null;
            ofac_score?: number;
            primary_name: string;
            score_without_date?: number | null;
            words?: components["schemas"]["MatchWords"];
        };
        FlowResult: {
            address_verification?: components["schemas"]["AddressBlock"] | null;
            beneficial_owners?: components["schemas"]["PartyBlock"][];
            biometric?: components["schemas"]["BiometricBlock"] | null;
            case_reference: string | null;
            /** @description Token, prefix cas_ */
            case_token: string | null;
            checks_summary: components["schemas"]["ChecksBlock"];
            company?: components["schemas"]["CompanyBlock"] | null;
            /** Format: date-time */
            completed_at: string | null;
            compliance_metadata: {
                cdd_completed: boolean;
                /** Format: date-time */
                cdd_completed_at: string | null;
                data_tier: components["schemas"]["DataTier"];
                edd_required: boolean | null;
            };
            directors?: components["schemas"]["PartyBlock"][];
            document?: components["schemas"]["DocumentBlock"] | null;
            email_verification?: components["schemas"]["EmailBlock"] | null;
            external_reference: string | null;
            /** @description Token, prefix flw_ */
            flow_token: string;
            flow_type: components["schemas"]["FlowType"];
            identity?: components["schemas"]["IdentityBlock"] | null;
            /** Format: date */
            next_review_date: string | null;
            overall_verdict: components["schemas"]["Verdict"] | null;
            phone_verification?: components["schemas"]["PhoneBlock"] | null;
            processing_status: components["schemas"]["FlowStatus"];
            risk_assessment?: components["schemas"]["RiskAssessment"] | null;
            risk_tier: components["schemas"]["Tier"] | null;
            screening: components["schemas"]["ScreeningBlock"] | null;
            tokens: components["schemas"]["FlowTokens"];
        };
        FlowScreening: {
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Token, prefix flw_ */
            flow_token: string;
            flow_type: components["schemas"]["FlowType"];
            lists: components["schemas"]["ListVersion"][];
            overall_verdict: components["schemas"]["Verdict"] | null;
            processing_status: components["schemas"]["FlowStatus"];
        };
        /** @enum {string} */
        FlowStatus: "processing" | "complete" | "failed";
        FlowTokens: {
            pull: string;
            start: string | null;
        };
        /** @enum {string} */
        FlowType: "company" | "person" | "screening";
        /** @enum {string} */
        HeldAction: "acknowledge" | "assign" | "escalate" | "resolve";
        /** @enum {string} */
        HitStatus: "No Hit" | "Hit" | "Not Screened";
        IdentityBlock: {
            decision: string;
            score: number;
            verified: boolean;
        };
        ListedIdentifier: {
            country: string | null;
            type: string;
            value: string;
        };
        ListedParty: {
            addresses: string[];
            articles: {
                published_on: string | null;
                publisher: string | null;
                title: string;
                url: string | null;
            }[];
            dates_of_birth: string[];
            identifiers: components["schemas"]["ListedIdentifier"][];
            listed_on: string | null;
            lists: {
                list_entry_id: string;
                name: string;
                source_url: string | null;
                version: string | null;
            }[];
            names: {
                /** @enum {string} */
                kind: "primary" | "alias";
                name: string;
                /** @enum {string} */
                quality: "strong" | "weak";
            }[];
            nationalities: string[];
            places_of_birth: string[];
            positions: {
                country: string | null;
                from: string | null;
                title: string;
                to: string | null;
            }[];
            programs: string[];
            reason: string | null;
            remarks: string | null;
        };
        /** @enum {string} */
        ListedType: "person" | "company" | "vessel" | "aircraft";
        ListMeta: {
            page: components["schemas"]["Page"];
            /** @description The same as in X-Request-Id. */
            request_id: string;
            /** @description All that match the filters, on any page. */
            total: number;
        };
        ListVersion: {
            name: string;
            /** Format: date-time */
            updated_at: string;
            version: string;
        };
        Match: {
            categories: components["schemas"]["ScreeningCategory"][];
            category: components["schemas"]["ScreeningCategory"];
            date_of_birth: string | null;
            explanation: components["schemas"]["ExplanationFeature"][];
            list: string;
            list_entry_id: string;
            match_score: number;
            matched_name: string;
            model_version?: string;
            nationality: string | null;
            ofac_score?: number;
            primary_name: string;
            score_without_date?: number | null;
            words?: components["schemas"]["MatchWords"];
        };
        MatchWord: {
            rarity: number;
            text: string;
        };
        MatchWords: {
            candidate: components["schemas"]["MatchWord"][];
            query: components["schemas"]["MatchWord"][];
        };
        Meta: {
            page: components["schemas"]["Page"];
            /** @description The same as in X-Request-Id. */
            request_id: string;
        };
        Mismatch: {
            found: string | null;
            given: string | null;
        };
        NewAddress: {
            city?: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            line1?: string | null;
            line2?: string | null;
            postal_code?: string | null;
            state?: string | null;
        };
        NewWatchlistEntry: {
            aliases?: string[];
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /**
             * @example 1975
             * @example 1975-03
             * @example 1975-03-21
             */
            date_of_birth?: string | null;
            /** @default person */
            entity_type?: components["schemas"]["ListedType"];
            identifiers?: {
                /**
                 * @description ISO 3166-1 alpha-2
                 * @example GB
                 * @example FR
                 * @example BR
                 */
                country?: string | null;
                type: string;
                value: string;
            }[];
            list_entry_id?: string;
            name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            remarks?: string | null;
        };
        Notification: {
            /** Format: date-time */
            created_at: string;
            kind: string;
            note: string | null;
            /** Format: date-time */
            read_at: string | null;
            target_token: string;
            target_type: string;
            /** @description Token, prefix ntf_ */
            token: string;
        };
        OauthClient: {
            /** Format: date-time */
            created_at: string;
            /** @description Token, prefix cli_ */
            id: string;
            /** Format: date-time */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @enum {string} */
        OauthClientStatus: "active" | "revoked";
        OauthClientWithSecret: {
            client_secret: string;
            /** Format: date-time */
            created_at: string;
            /** @description Token, prefix cli_ */
            id: string;
            /** Format: date-time */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["OauthClientStatus"];
        };
        /** @description A refusal of the token endpoint. */
        OauthError: {
            error: components["schemas"]["OauthErrorCode"];
            /** @description For people. It may change; act on the code. */
            error_description: string;
        };
        /** @enum {string} */
        OauthErrorCode: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "server_error";
        OverrideRiskAssessment: {
            justification: string;
            tier: components["schemas"]["Tier"];
        };
        OwnedEntity: {
            address: components["schemas"]["Address"] | null;
            alerts_summary: components["schemas"]["AlertsSummary"];
            checks_summary: components["schemas"]["ChecksSummary"];
            company_name: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date_of_birth: string | null;
            external_reference: string | null;
            first_name: string | null;
            full_name: string | null;
            last_name: string | null;
            metadata: {
                [key: string]: unknown;
            };
            monitored: boolean;
            nationality: string | null;
            owners: {
                /** @description Token, prefix ent_ */
                entity_token: string;
                name: string;
                ownership_percentage: number;
            }[];
            registration_number: string | null;
            role: components["schemas"]["EntityRole"];
            /** @description Token, prefix ent_ */
            token: string;
            type: components["schemas"]["EntityType"];
            /** Format: date-time */
            updated_at: string;
            verification_status: components["schemas"]["VerificationStatus"];
        };
        Owner: {
            /** Format: date */
            date_of_birth?: string;
            first_name?: string;
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            ownership_percentage?: number;
            role?: string;
            service_entity_id?: string;
        };
        Ownership: {
            /** @description Token, prefix ent_ */
            entity_token: string;
            owners: {
                country: string | null;
                /** @description Token, prefix ent_ */
                entity_token: string;
                name: string;
                ownership_percentage: number;
                type: components["schemas"]["EntityType"];
                verification_status: components["schemas"]["VerificationStatus"];
            }[];
        };
        Page: {
            /** @description For the next page; null on the last. */
            cursor: string | null;
            has_more: boolean;
        };
        PartyBlock: {
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            /** Format: date */
            date_of_birth: string | null;
            /** @description Token, prefix ent_ */
            entity_token: string | null;
            name: string;
            ownership_percentage: number | null;
            pep_status: components["schemas"]["HitStatus"] | null;
            role: string | null;
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /** Format: date-time */
            screening_completed_at: string | null;
        };
        Period: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        PersonRequest: {
            address?: string;
            city?: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country: string;
            /** Format: date */
            date_of_birth?: string;
            /** @enum {string} */
            document_type?: "passport" | "national_id" | "driving_licence";
            /** Format: email */
            email?: string;
            external_reference?: string;
            first_name: string;
            last_name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
            phone?: string;
            postal_code?: string;
        };
        /** @enum {string} */
        PersonRole: "analyst" | "reviewer" | "admin" | "auditor";
        PhoneBlock: {
            carrier: string | null;
            phone_type: string | null;
            verified: boolean;
        };
        PolicyDraft: {
            /** @description Token, prefix usr_ */
            author: string;
            /** Format: date-time */
            created_at: string;
            kind: components["schemas"]["PolicyKind"];
            replaces_version: number;
            revision: number;
            settings: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        PolicyKind: "alert_sla" | "case_sla" | "four_eyes" | "journey" | "priority" | "retention" | "reuse" | "risk_model" | "screening" | "straight_through";
        PolicyOutcome: {
            outcome: string;
            score: number | null;
        };
        PolicyPreview: {
            after: {
                [key: string]: number;
            };
            before: {
                [key: string]: number;
            };
            cases: number;
            changed: number;
            changes: {
                after: components["schemas"]["PolicyOutcome"];
                before: components["schemas"]["PolicyOutcome"];
                /** @description Token, prefix cas_ */
                case_token: string;
            }[];
            kind: components["schemas"]["PolicyKind"];
            max_cases: number;
            revision: number;
        };
        PolicyVersion: {
            /** @description Token, prefix usr_ */
            author: string | null;
            /** Format: date-time */
            drafted_at: string | null;
            is_readable: boolean;
            kind: components["schemas"]["PolicyKind"];
            /** Format: date-time */
            published_at: string | null;
            /** @description Token, prefix usr_ */
            published_by: string | null;
            settings: {
                [key: string]: unknown;
            };
            /** @description Token, prefix pol_ */
            token: string | null;
            version: number;
        };
        /** @enum {string} */
        Priority: "Critical" | "High" | "Medium-High" | "Medium" | "Low";
        Proposal: {
            action: components["schemas"]["ResolutionAction"];
            conditions: string | null;
            is_false_positive: boolean;
            /** Format: date-time */
            proposed_at: string;
            proposed_by: string;
            rationale: string;
        };
        PublishPolicyDraft: {
            revision?: number;
        };
        ReadNotifications: {
            tokens: string[];
        };
        RegisterEntity: {
            address?: components["schemas"]["NewAddress"] | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            external_reference?: string | null;
            first_name?: string | null;
            last_name: string;
            metadata?: {
                [key: string]: unknown;
            };
            /** @default false */
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            /** @default Primary */
            role?: components["schemas"]["EntityRole"];
            /** @constant */
            type: "Person";
        } | {
            address?: components["schemas"]["NewAddress"] | null;
            company_name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            external_reference?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
            /** @default false */
            monitored?: boolean;
            registration_number?: string | null;
            /** @default Primary */
            role?: components["schemas"]["EntityRole"];
            /** @constant */
            type: "Company";
        };
        ReportedRiskAssessment: {
            /** Format: date-time */
            approved_at: string | null;
            approved_by: string | null;
            /** @description Token, prefix cas_ */
            case_token: string;
            /** Format: date-time */
            created_at: string;
            dimensions: components["schemas"]["RiskDimensions"];
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            effective_tier: components["schemas"]["Tier"];
            facts: {
                [key: string]: unknown;
            };
            model_version: string;
            overall_score: number;
            override_justification: string | null;
            override_tier: components["schemas"]["Tier"] | null;
            overriders: string[];
            review_frequency: string;
            status: components["schemas"]["RiskStatus"];
            tier: components["schemas"]["Tier"];
            /** @description Token, prefix rsk_ */
            token: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        ReportFormat: "json" | "pdf";
        Resolution: {
            action: components["schemas"]["ResolutionAction"];
            conditions?: string;
            /** @default false */
            is_false_positive?: boolean;
            rationale: string;
        };
        /** @enum {string} */
        ResolutionAction: "Approve" | "Decline" | "Escalate" | "Request Document" | "Approve with Conditions";
        ResolveAlert: {
            action: components["schemas"]["ResolutionAction"];
            conditions?: string;
            hold_seconds?: number;
            /** @default false */
            is_false_positive?: boolean;
            rationale: string;
        } | {
            action?: unknown;
            conditions?: unknown;
            hold_seconds?: number;
            is_false_positive?: unknown;
            rationale?: unknown;
        };
        RiskAssessment: {
            /** Format: date-time */
            approved_at: string | null;
            approved_by: string | null;
            /** @description Token, prefix cas_ */
            case_token: string;
            /** Format: date-time */
            created_at: string;
            dimensions: components["schemas"]["RiskDimensions"];
            due_diligence_path: components["schemas"]["DueDiligencePath"];
            effective_tier: components["schemas"]["Tier"];
            model_version: string;
            overall_score: number;
            override_justification: string | null;
            override_tier: components["schemas"]["Tier"] | null;
            review_frequency: string;
            status: components["schemas"]["RiskStatus"];
            tier: components["schemas"]["Tier"];
            /** @description Token, prefix rsk_ */
            token: string;
            /** Format: date-time */
            updated_at: string;
        };
        RiskDimension: {
            factors: components["schemas"]["RiskFactor"][];
            score: number;
            weight: number;
            weighted_score: number;
        };
        RiskDimensions: {
            customer: components["schemas"]["RiskDimension"];
            geographic: components["schemas"]["RiskDimension"];
            product_service: components["schemas"]["RiskDimension"];
            transaction: components["schemas"]["RiskDimension"];
        };
        RiskFactor: {
            name: string;
            score_contribution: number;
            value: string;
        };
        /** @enum {string} */
        RiskStatus: "Draft" | "Active" | "Approved" | "Superseded";
        SavePolicyDraft: {
            settings: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        Scope: "flows:write" | "flows:read" | "cases:read" | "cases:write" | "entities:read" | "entities:write" | "alerts:read" | "alerts:write" | "checks:read" | "checks:write" | "risk:read" | "risk:write" | "risk:approve" | "webhooks:read" | "webhooks:write" | "audit:read" | "analytics:read" | "watchlists:read" | "watchlists:write";
        Scoring: {
            explanation: components["schemas"]["ExplanationFeature"][];
            match_score: number;
            model_version?: string;
        };
        ScreenEntity: {
            /**
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
            adverse_media_count: number;
            adverse_media_status: components["schemas"]["HitStatus"] | null;
            lists: components["schemas"]["ListVersion"][];
            matches: components["schemas"]["FlowMatch"][];
            pep_status: components["schemas"]["HitStatus"] | null;
            sanctions_status: components["schemas"]["HitStatus"] | null;
            /** Format: date-time */
            screening_completed_at: string | null;
            screening_provider: string | null;
            watchlist_status: components["schemas"]["HitStatus"] | null;
        };
        /** @enum {string} */
        ScreeningCategory: "pep" | "sanctions" | "adverse_media" | "watchlist";
        ScreeningRequest: {
            /**
             * @default [
             *       "pep",
             *       "sanctions",
             *       "adverse_media",
             *       "watchlist"
             *     ]
             */
            categories?: components["schemas"]["ScreeningCategory"][];
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string;
            /** Format: date */
            date_of_birth?: string;
            /**
             * @default person
             * @enum {string}
             */
            entity_type?: "person" | "company";
            external_reference?: string;
            name: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string;
        };
        SetOwners: {
            owners: {
                /** @description Token, prefix ent_ */
                entity_token: string;
                ownership_percentage: number;
            }[];
        };
        /** @enum {string} */
        SlaStatus: "On Track" | "Warning" | "Critical" | "Breached";
        SnoozeAlert: {
            /** Format: date-time */
            until: string;
        };
        /** @enum {string} */
        Tier: "High" | "Medium" | "Low";
        TokenRequest: {
            client_id?: string;
            client_secret?: string;
            grant_type: string;
            scope?: string;
        };
        TokenResponse: {
            tokens: components["schemas"]["FlowTokens"];
        };
        TransitionCase: {
            reason?: string;
            /** @enum {string} */
            trigger: "progress" | "review" | "request_client_input" | "request_internal_review" | "return" | "escalate";
        };
        UnreadCount: {
            unread: number;
        };
        UpdateCase: {
            /** @description Token, prefix usr_ */
            assigned_to?: string | null;
            metadata?: {
                [key: string]: unknown;
            };
        };
        UpdateEntity: {
            address?: components["schemas"]["NewAddress"] | null;
            company_name?: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            country?: string | null;
            /** Format: date */
            date_of_birth?: string | null;
            first_name?: string | null;
            last_name?: string;
            metadata?: {
                [key: string]: unknown;
            };
            monitored?: boolean;
            /**
             * @description ISO 3166-1 alpha-2
             * @example GB
             * @example FR
             * @example BR
             */
            nationality?: string | null;
            registration_number?: string | null;
        };
        UpdateOauthClient: {
            name?: string;
            scopes?: components["schemas"]["Scope"][];
        };
        UpdateUser: {
            disabled?: boolean;
            role?: components["schemas"]["PersonRole"];
        };
        UpdateWebhook: {
            description?: string | null;
            events?: components["schemas"]["WebhookEvent"][];
            /** @enum {string} */
            status?: "active" | "disabled";
            url?: string;
        };
        User: {
            disabled: boolean;
            email: string;
            name: string;
            role: components["schemas"]["PersonRole"];
            /** @description Token, prefix usr_ */
            token: string;
        };
        /** @enum {string} */
        Verdict: "Pass" | "Refer" | "Fail";
        /** @enum {string} */
        VerificationStatus: "Not Started" | "In Progress" | "Verified" | "Failed" | "Expired";
        WaiveCheck: {
            notes?: string;
            /** @enum {string} */
            reason: "Not applicable" | "Already verified externally" | "Low materiality" | "Other";
        };
        Watchlist: {
            category: components["schemas"]["ScreeningCategory"] | null;
            /** Format: date-time */
            created_at: string;
            entity_count: number;
            name: string;
            scope: components["schemas"]["WatchlistScope"];
            /** @description Token, prefix wls_ */
            token: string;
            /** Format: date-time */
            updated_at: string;
            version: string;
        };
        WatchlistEntry: {
            aliases: string[];
            category: components["schemas"]["ScreeningCategory"];
            country: string | null;
            /** Format: date-time */
            created_at: string;
            date_of_birth: string | null;
            entity_type: components["schemas"]["ListedType"];
            identifiers: components["schemas"]["ListedIdentifier"][];
            list_entry_id: string;
            name: string;
            nationality: string | null;
            remarks: string | null;
        };
        /** @enum {string} */
        WatchlistScope: "public" | "project";
        Webhook: {
            /** Format: date-time */
            created_at: string;
            description: string | null;
            events: string[];
            /** Format: date-time */
            failing_since: string | null;
            /** @description Token, prefix whk_ */
            id: string;
            status: components["schemas"]["WebhookStatus"];
            /** Format: date-time */
            updated_at: string;
            url: string;
        };
        WebhookDelivery: {
            attempt_count: number;
            attempts: {
                duration_ms: number;
                error: string | null;
                number: number;
                response_body: string | null;
                response_status: number | null;
                /** Format: date-time */
                started_at: string;
            }[];
            /** Format: date-time */
            delivered_at: string | null;
            /** @description Token, prefix evt_ */
            event_id: string;
            event_type: string;
            /** @description Token, prefix whd_ */
            id: string;
            /** Format: date-time */
            next_attempt_at: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description Token, prefix whk_ */
            webhook_id: string;
        };
        /** @enum {string} */
        WebhookEvent: "*" | "case.created" | "case.status_changed" | "case.closed" | "case.escalated" | "alert.created" | "alert.resolved" | "alert.escalated" | "sla.warning" | "sla.breached" | "check.completed" | "check.failed" | "risk_assessment.completed" | "risk_assessment.approved" | "verification.completed" | "verification.updated" | "screening.completed" | "webhook.test" | "journey.abandoned" | "journey.expired";
        /** @enum {string} */
        WebhookStatus: "active" | "disabled" | "undeliverable";
        WebhookWithSecret: {
            /** Format: date-time */
            created_at: string;
            description: string | null;
            events: string[];
            /** Format: date-time */
            failing_since: string | null;
            /** @description Token, prefix whk_ */
            id: string;
            secret: string;
            status: components["schemas"]["WebhookStatus"];
            /** Format: date-time */
            updated_at: string;
            url: string;
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
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
                    error?: {
                        /** @enum {string} */
                        code?: "VALIDATION_ERROR";
                    };
                };
            };
        };
    };
    parameters: {
        /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
        Cursor: string;
        /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
        IdempotencyKey: string;
        /** @description Your own id of the request. Any other text is replaced. */
        RequestId: string;
        /** @description `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time. */
        ServiceSignature: string;
        /** @description The longest wait for the result, in milliseconds. */
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
                /** @description The longest wait for the result, in milliseconds. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
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
                /** @description The longest wait for the result, in milliseconds. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
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
                /** @description The longest wait for the result, in milliseconds. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
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
            /** @description `invalid_request`, `invalid_scope`, `unsupported_grant_type`: A parameter is missing or not valid, the client does not have the scope, or the grant is another. */
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
                    "application/json": components["schemas"]["OauthError"] & {
                        /** @enum {string} */
                        error?: "invalid_request" | "invalid_scope" | "unsupported_grant_type";
                    };
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
                        /** @enum {string} */
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
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `invalid_request`: The request did not arrive in time; repeat it. */
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
                    "application/json": components["schemas"]["OauthError"] & {
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
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
                        /** @enum {string} */
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
                        /** @enum {string} */
                        error?: "invalid_request";
                    };
                };
            };
            /** @description `temporarily_unavailable`: Too many requests; repeat it after Retry-After. */
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
                    "application/json": components["schemas"]["OauthError"] & {
                        /** @enum {string} */
                        error?: "temporarily_unavailable";
                    };
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
                        /** @enum {string} */
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
                        /** @enum {string} */
                        error?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    "alerts.list": {
        parameters: {
            query?: {
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                /** @description Token, prefix cas_ */
                case_token?: string;
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Token, prefix ent_ */
                entity_token?: string;
                /** @description The most items of a page. */
                limit?: number;
                priority?: components["schemas"]["Priority"];
                sla_status?: components["schemas"]["SlaStatus"];
                snoozed?: "exclude" | "include" | "only";
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                status?: components["schemas"]["AlertStatus"];
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
                        data: components["schemas"]["Alert"][];
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
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["AlertReplay"];
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
                /** @description Token, prefix alt_ */
                alert_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                /** @description Token, prefix alt_ */
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
                        data: components["schemas"]["Alert"];
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
                        data: components["schemas"]["BulkOutcome"];
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
                        data: components["schemas"]["BulkOutcome"];
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
                        data: components["schemas"]["BulkOutcome"];
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
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                /** @description Token, prefix cas_ */
                case_token?: string;
                category?: components["schemas"]["AlertCategory"];
                /** @description Token, prefix ent_ */
                entity_token?: string;
                priority?: components["schemas"]["Priority"];
                sla_status?: components["schemas"]["SlaStatus"];
                snoozed?: "exclude" | "include" | "only";
                status?: components["schemas"]["AlertStatus"];
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
                        data: components["schemas"]["AlertCounts"];
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
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                /** @description Token, prefix cas_ */
                case_token?: string;
                category?: components["schemas"]["AlertCategory"];
                /** @description Token, prefix ent_ */
                entity_token?: string;
                priority?: components["schemas"]["Priority"];
                sla_status?: components["schemas"]["SlaStatus"];
                snoozed?: "exclude" | "include" | "only";
                status?: components["schemas"]["AlertStatus"];
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "priority": "Critical"
                 *     }
                 */
                "application/json": components["schemas"]["AlertFilters"];
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
                    "application/json": components["schemas"]["Alert"];
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
    "analytics.analyse_cases": {
        parameters: {
            query?: {
                from?: string;
                group_by?: components["schemas"]["CaseGrouping"];
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
                        data: components["schemas"]["CaseAnalytics"];
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
                from?: string;
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
                        data: components["schemas"]["AnalyticsSummary"];
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
                actor?: string;
                /** @description Token, prefix cas_ */
                case_token?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                event_type?: components["schemas"]["AuditEventType"];
                from?: string;
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                target_token?: string;
                target_type?: components["schemas"]["AuditTargetType"];
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
                        data: components["schemas"]["AuditRecord"][];
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
                from?: string;
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
                        data: components["schemas"]["AuditVerification"];
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
    "cases.list": {
        parameters: {
            query?: {
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                entity_category?: components["schemas"]["EntityCategory"];
                /** @description The most items of a page. */
                limit?: number;
                q?: string;
                risk_tier?: components["schemas"]["Tier"];
                sla_status?: components["schemas"]["SlaStatus"];
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "sla_deadline" | "-sla_deadline" | "risk_score" | "-risk_score";
                status?: components["schemas"]["CaseStatus"];
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
                        data: components["schemas"]["Case"][];
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
                        data: components["schemas"]["Case"];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Case"];
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
                /** @description Token, prefix cas_ */
                case_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["Case"];
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
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                category?: components["schemas"]["AlertCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Token, prefix ent_ */
                entity_token?: string;
                /** @description The most items of a page. */
                limit?: number;
                priority?: components["schemas"]["Priority"];
                sla_status?: components["schemas"]["SlaStatus"];
                snoozed?: "exclude" | "include" | "only";
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "priority_score" | "-priority_score" | "sla_deadline" | "-sla_deadline";
                status?: components["schemas"]["AlertStatus"];
                type?: components["schemas"]["AlertType"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Alert"][];
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
                actor?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                event_type?: components["schemas"]["AuditEventType"];
                from?: string;
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "sequence" | "-sequence";
                target_token?: string;
                target_type?: components["schemas"]["AuditTargetType"];
                to?: string;
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["AuditRecord"][];
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
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Check"][];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Case"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Comment"][];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Comment"];
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
    "cases.list_entities": {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 */
                country?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                q?: string;
                role?: components["schemas"]["EntityRole"];
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                type?: components["schemas"]["EntityType"];
                verification_status?: components["schemas"]["VerificationStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Entity"][];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Entity"];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Case"];
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
                format?: components["schemas"]["ReportFormat"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["CaseReport"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["RiskAssessment"][];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["RiskAssessment"];
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
                /** @description Token, prefix cas_ */
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
                        data: components["schemas"]["Case"];
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
                /** @description Token, prefix usr_ */
                assigned_to?: string;
                entity_category?: components["schemas"]["EntityCategory"];
                q?: string;
                risk_tier?: components["schemas"]["Tier"];
                sla_status?: components["schemas"]["SlaStatus"];
                status?: components["schemas"]["CaseStatus"];
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
                        data: components["schemas"]["CaseCounts"];
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
                /** @description Token, prefix chk_ */
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
                        data: components["schemas"]["Check"];
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
                /** @description Token, prefix chk_ */
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
                        data: components["schemas"]["Check"];
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
                /** @description Token, prefix chk_ */
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
                        data: components["schemas"]["Check"];
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
                /** @description Token, prefix chk_ */
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
                        data: components["schemas"]["Check"];
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
    "entities.list": {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 */
                country?: string;
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                q?: string;
                role?: components["schemas"]["EntityRole"];
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                type?: components["schemas"]["EntityType"];
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
                        data: components["schemas"]["Entity"][];
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
                        data: components["schemas"]["Entity"];
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
                /** @description Token, prefix ent_ */
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
                        data: components["schemas"]["Entity"];
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
                /** @description Token, prefix ent_ */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["Entity"];
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
                category?: components["schemas"]["CheckCategory"];
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                status?: components["schemas"]["CheckStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix ent_ */
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
                        data: components["schemas"]["Check"][];
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
                /** @description Token, prefix ent_ */
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
                        data: components["schemas"]["EntityGraph"];
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
                /** @description Token, prefix ent_ */
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
                        data: components["schemas"]["Ownership"];
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
                /** @description The longest wait for the result, in milliseconds. */
                "X-SYNC-TIMEOUT"?: components["parameters"]["SyncTimeout"];
            };
            path: {
                /** @description Token, prefix ent_ */
                entity_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["FlowResult"];
                        meta: {
                            page: {
                                cursor: null;
                                /** @constant */
                                has_more: false;
                            };
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
                        data: components["schemas"]["FlowResult"];
                        meta: {
                            page: {
                                cursor: null;
                                /** @constant */
                                has_more: false;
                            };
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
    "flows.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                flow_type?: components["schemas"]["FlowType"];
                /** @description The most items of a page. */
                limit?: number;
                processing_status?: components["schemas"]["FlowStatus"];
                /** @description A leading minus asks for descending order. */
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
                        data: components["schemas"]["Flow"][];
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
                /** @description Token, prefix flw_ */
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
                        data: components["schemas"]["FlowResult"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
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
                        data: components["schemas"]["Notification"][];
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
                        data: components["schemas"]["UnreadCount"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
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
                        data: components["schemas"]["OauthClient"][];
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
                        data: components["schemas"]["OauthClientWithSecret"];
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
                /** @description Token, prefix cli_ */
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
                /** @description Token, prefix cli_ */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["OauthClient"];
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
                /** @description Token, prefix cli_ */
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
                        data: components["schemas"]["OauthClientWithSecret"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
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
                        data: components["schemas"]["PolicyVersion"][];
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
                        data: components["schemas"]["PolicyDraft"];
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
                        data: components["schemas"]["PolicyDraft"];
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
                        data: components["schemas"]["PolicyPreview"];
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
                kind: components["schemas"]["PolicyKind"];
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["PolicyVersion"];
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
    "risk_assessments.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix rsk_ */
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
                        data: components["schemas"]["RiskAssessment"];
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
                /** @description Token, prefix rsk_ */
                assessment_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["RiskAssessment"];
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
                /** @description Token, prefix rsk_ */
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
                        data: components["schemas"]["RiskAssessment"];
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
    "users.list": {
        parameters: {
            query?: {
                all?: "true" | "false";
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
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
                        data: components["schemas"]["User"][];
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
                        data: components["schemas"]["CreatedUser"];
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
                /** @description Token, prefix usr_ */
                user_token: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["User"];
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
    "watchlists.list": {
        parameters: {
            query?: {
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                scope?: components["schemas"]["WatchlistScope"];
                /** @description A leading minus asks for descending order. */
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
                        data: components["schemas"]["Watchlist"][];
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
                        data: components["schemas"]["Watchlist"];
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
                /** @description Token, prefix wls_ */
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
                        data: components["schemas"]["Watchlist"];
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
                /** @description Token, prefix wls_ */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                entity_type?: components["schemas"]["ListedType"];
                /** @description The most items of a page. */
                limit?: number;
                q?: string;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix wls_ */
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
                        data: components["schemas"]["WatchlistEntry"][];
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
                /** @description Makes it safe to repeat the request: for 24 hours the same key returns the first answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix wls_ */
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
                        data: components["schemas"]["AddedWatchlistEntries"];
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
                list_entry_id: string;
                /** @description Token, prefix wls_ */
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
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
                        data: components["schemas"]["Webhook"][];
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
                        data: components["schemas"]["WebhookWithSecret"];
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
                /** @description Token, prefix whk_ */
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
                        data: components["schemas"]["Webhook"];
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
                /** @description Token, prefix whk_ */
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
                /** @description Token, prefix whk_ */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
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
                        data: components["schemas"]["Webhook"];
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
                /** @description `meta.page.cursor` of the page before, with the same sort and filters. */
                cursor?: components["parameters"]["Cursor"];
                event_type?: "case.created" | "case.status_changed" | "case.closed" | "case.escalated" | "alert.created" | "alert.resolved" | "alert.escalated" | "sla.warning" | "sla.breached" | "check.completed" | "check.failed" | "risk_assessment.completed" | "risk_assessment.approved" | "verification.completed" | "verification.updated" | "screening.completed" | "webhook.test" | "journey.abandoned" | "journey.expired";
                /** @description The most items of a page. */
                limit?: number;
                /** @description A leading minus asks for descending order. */
                sort?: "created_at" | "-created_at";
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description Your own id of the request. Any other text is replaced. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description Token, prefix whk_ */
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
                        data: components["schemas"]["WebhookDelivery"][];
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
                /** @description Token, prefix whd_ */
                delivery_id: string;
                /** @description Token, prefix whk_ */
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
                        data: components["schemas"]["WebhookDelivery"];
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
                /** @description Token, prefix whk_ */
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
                        data: components["schemas"]["WebhookWithSecret"];
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
                /** @description Token, prefix whk_ */
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
                        data: components["schemas"]["WebhookDelivery"];
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Alert"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "alert.created";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Alert"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "alert.escalated";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Alert"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "alert.resolved";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "case.closed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "case.created";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "case.escalated";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "case.status_changed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Check"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "check.completed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Check"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "check.failed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["RiskAssessment"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "risk_assessment.approved";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["RiskAssessment"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "risk_assessment.completed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FlowResult"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "screening.completed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "sla.breached";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["Alert"] | components["schemas"]["Case"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "sla.warning";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FlowResult"];
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "verification.completed";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        address_verification?: components["schemas"]["AddressBlock"] | null;
                        beneficial_owners?: components["schemas"]["PartyBlock"][];
                        biometric?: components["schemas"]["BiometricBlock"] | null;
                        case_reference: string | null;
                        /** @description Token, prefix cas_ */
                        case_token: string | null;
                        checks_summary: components["schemas"]["ChecksBlock"];
                        company?: components["schemas"]["CompanyBlock"] | null;
                        /** Format: date-time */
                        completed_at: string | null;
                        compliance_metadata: {
                            cdd_completed: boolean;
                            /** Format: date-time */
                            cdd_completed_at: string | null;
                            data_tier: components["schemas"]["DataTier"];
                            edd_required: boolean | null;
                        };
                        directors?: components["schemas"]["PartyBlock"][];
                        document?: components["schemas"]["DocumentBlock"] | null;
                        email_verification?: components["schemas"]["EmailBlock"] | null;
                        external_reference: string | null;
                        /** @description Token, prefix flw_ */
                        flow_token: string;
                        flow_type: components["schemas"]["FlowType"];
                        identity?: components["schemas"]["IdentityBlock"] | null;
                        /** Format: date */
                        next_review_date: string | null;
                        overall_verdict: components["schemas"]["Verdict"] | null;
                        phone_verification?: components["schemas"]["PhoneBlock"] | null;
                        processing_status: components["schemas"]["FlowStatus"];
                        risk_assessment?: components["schemas"]["RiskAssessment"] | null;
                        risk_tier: components["schemas"]["Tier"] | null;
                        screening: components["schemas"]["ScreeningBlock"] | null;
                        tokens: null;
                    };
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "verification.updated";
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
                "application/json": {
                    api_version: string;
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        /** @description Token, prefix whk_ */
                        webhook_id: string;
                    };
                    /** @description Token, prefix evt_. The same on every attempt. */
                    event_id: string;
                    /** @constant */
                    event_type: "webhook.test";
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
