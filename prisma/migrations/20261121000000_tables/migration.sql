-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "next_case_number" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "environment" TEXT NOT NULL,
    "rate_plan" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "oauth_clients" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "users" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "policies" (
    "project_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policies_pkey" PRIMARY KEY ("project_id","version")
);

-- CreateTable
CREATE TABLE "notifications" (
    "project_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "user_token" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target_type" TEXT NOT NULL,
    "target_token" TEXT NOT NULL,
    "note" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "project_id" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "flow_token" TEXT,
    "status" INTEGER,
    "headers" JSONB,
    "body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("project_id","method","path","key")
);

-- CreateTable
CREATE TABLE "alerts" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "case_token" TEXT,
    "entity_token" TEXT,
    "check_token" TEXT,
    "type" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "priority" TEXT NOT NULL,
    "priority_score" DOUBLE PRECISION NOT NULL,
    "sla_deadline" TIMESTAMPTZ(3) NOT NULL,
    "sla_warning_at" TIMESTAMPTZ(3) NOT NULL,
    "match_score" DECIMAL(5,2),
    "match" JSONB,
    "summary" TEXT NOT NULL,
    "ai_assessment" TEXT,
    "resolution_action" TEXT,
    "resolution_rationale" TEXT,
    "resolution_conditions" TEXT,
    "resolved_by" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "assigned_to" TEXT,
    "is_false_positive" BOOLEAN NOT NULL DEFAULT false,
    "snoozed_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "project_id" INTEGER NOT NULL,
    "sequence" BIGINT NOT NULL,
    "token" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "target_type" TEXT NOT NULL,
    "target_token" TEXT NOT NULL,
    "case_token" TEXT,
    "details" JSONB NOT NULL,
    "ip_address" TEXT,
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "hash" BYTEA NOT NULL,
    "previous_hash" BYTEA NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("project_id","sequence")
);

-- CreateTable
CREATE TABLE "audit_heads" (
    "project_id" INTEGER NOT NULL,
    "sequence" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_heads_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "cases" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "entity_category" TEXT NOT NULL,
    "primary_entity_token" TEXT,
    "assigned_to" TEXT,
    "sla_deadline" TIMESTAMPTZ(3),
    "sla_warning_at" TIMESTAMPTZ(3),
    "sla_paused_at" TIMESTAMPTZ(3),
    "open_alerts_count" INTEGER NOT NULL DEFAULT 0,
    "total_entities_count" INTEGER NOT NULL DEFAULT 0,
    "risk_tier" TEXT,
    "risk_score" DOUBLE PRECISION,
    "decision" TEXT,
    "decision_summary" TEXT,
    "external_reference" TEXT,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "flow_token" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "cases_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "case_entities" (
    "project_id" INTEGER NOT NULL,
    "case_token" TEXT NOT NULL,
    "entity_token" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "ownership_percentage" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "case_entities_pkey" PRIMARY KEY ("project_id","case_token","entity_token")
);

-- CreateTable
CREATE TABLE "comments" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "case_token" TEXT NOT NULL,
    "author" JSONB NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "decision" TEXT,
    "mentions" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "checks" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "entity_token" TEXT,
    "case_token" TEXT,
    "flow_token" TEXT,
    "party_position" INTEGER,
    "subject_key" BYTEA NOT NULL,
    "type_code" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "result" TEXT,
    "provider" TEXT,
    "execution_method" TEXT NOT NULL,
    "result_data" JSONB NOT NULL DEFAULT '{}',
    "alerts_generated" INTEGER NOT NULL DEFAULT 0,
    "waive_reason" TEXT,
    "retry_count" INTEGER NOT NULL DEFAULT 0,
    "valid_until" TIMESTAMPTZ(3),
    "executed_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checks_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "entities" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "full_name" TEXT,
    "company_name" TEXT,
    "registration_number" TEXT,
    "date_of_birth" DATE,
    "nationality" TEXT,
    "country" TEXT,
    "role" TEXT NOT NULL,
    "verification_status" TEXT NOT NULL,
    "address" JSONB,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "monitored" BOOLEAN NOT NULL DEFAULT false,
    "external_reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entities_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "events" (
    "sequence" BIGSERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "project_id" INTEGER,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "routed_at" TIMESTAMPTZ(3),

    CONSTRAINT "events_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "list_totals" (
    "id" BIGSERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "resource" TEXT NOT NULL,
    "bucket" JSONB NOT NULL,
    "delta" INTEGER NOT NULL,

    CONSTRAINT "list_totals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flows" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "flow_type" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "processing_status" TEXT NOT NULL,
    "external_reference" TEXT,
    "request" JSONB NOT NULL,
    "data_tier" TEXT NOT NULL,
    "case_token" TEXT,
    "overall_verdict" TEXT,
    "risk_tier" TEXT,
    "next_review_date" DATE,
    "findings" JSONB NOT NULL DEFAULT '{}',
    "pull_token_hash" BYTEA NOT NULL,
    "start_token_hash" BYTEA,
    "start_expires_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "lease_generation" INTEGER NOT NULL DEFAULT 0,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "results_available_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flows_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "flow_parties" (
    "project_id" INTEGER NOT NULL,
    "flow_token" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "entity_token" TEXT,
    "screened_as" INTEGER NOT NULL,
    "subject" JSONB NOT NULL,
    "role" TEXT,
    "ownership_percentage" DOUBLE PRECISION,
    "appointed_date" DATE,
    "service_entity_id" TEXT,

    CONSTRAINT "flow_parties_pkey" PRIMARY KEY ("project_id","flow_token","position")
);

-- CreateTable
CREATE TABLE "risk_assessments" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "case_token" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "overall_score" DECIMAL(5,2) NOT NULL,
    "tier" TEXT NOT NULL,
    "dimensions" JSONB NOT NULL,
    "facts" JSONB NOT NULL,
    "due_diligence_path" TEXT NOT NULL,
    "review_frequency" TEXT NOT NULL,
    "override_tier" TEXT,
    "override_justification" TEXT,
    "overridden_by" TEXT,
    "approved_by" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "model_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "risk_assessments_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "runner_runs" (
    "id" TEXT NOT NULL,
    "function_id" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "wake_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "lease_generation" INTEGER NOT NULL DEFAULT 0,
    "output" JSON,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "runner_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "runner_steps" (
    "run_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "op" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "data" JSON,
    "error" JSON,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "wake_at" TIMESTAMPTZ(3),
    "wait_event" TEXT,
    "wait_if" TEXT,
    "wait_match" JSONB,
    "completed_order" INTEGER,

    CONSTRAINT "runner_steps_pkey" PRIMARY KEY ("run_id","id")
);

-- CreateTable
CREATE TABLE "runner_crons" (
    "function_id" TEXT NOT NULL,
    "cron" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "runner_crons_pkey" PRIMARY KEY ("function_id","cron")
);

-- CreateTable
CREATE TABLE "watchlists" (
    "token" TEXT NOT NULL,
    "project_id" INTEGER,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watchlists_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "watchlist_versions" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER,
    "watchlist_token" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "entity_count" INTEGER NOT NULL,
    "name_count" INTEGER NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "in_force_since" TIMESTAMPTZ(3),

    CONSTRAINT "watchlist_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "watchlist_entries" (
    "version_id" INTEGER NOT NULL,
    "list_entry_id" TEXT NOT NULL,
    "project_id" INTEGER,
    "entity_type" TEXT NOT NULL,
    "primary_name" TEXT NOT NULL,
    "entity" JSONB NOT NULL,

    CONSTRAINT "watchlist_entries_pkey" PRIMARY KEY ("version_id","list_entry_id")
);

-- CreateTable
CREATE TABLE "registry_companies" (
    "country" TEXT NOT NULL,
    "registration_number" TEXT NOT NULL,
    "legal_name" TEXT NOT NULL,
    "company" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registry_companies_pkey" PRIMARY KEY ("country","registration_number")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "description" TEXT,
    "status" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_secret_expires_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "webhook_token" TEXT NOT NULL,
    "event_token" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "status" TEXT NOT NULL,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("project_id","token")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "project_id" INTEGER NOT NULL,
    "delivery_token" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "response_status" INTEGER,
    "response_body" TEXT,
    "error" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("project_id","delivery_token","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "projects_hash_key" ON "projects"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_clients_secret_hash_key" ON "oauth_clients"("secret_hash");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "notifications_project_id_user_token_created_at_idx" ON "notifications"("project_id", "user_token", "created_at" DESC);

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "alerts_project_id_created_at_token_idx" ON "alerts"("project_id", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_priority_score_token_idx" ON "alerts"("project_id", "priority_score" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_sla_deadline_token_idx" ON "alerts"("project_id", "sla_deadline", "token");

-- CreateIndex
CREATE INDEX "alerts_project_id_status_created_at_token_idx" ON "alerts"("project_id", "status", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_status_priority_score_token_idx" ON "alerts"("project_id", "status", "priority_score" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_status_sla_deadline_token_idx" ON "alerts"("project_id", "status", "sla_deadline", "token");

-- CreateIndex
CREATE INDEX "alerts_project_id_category_created_at_token_idx" ON "alerts"("project_id", "category", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_priority_created_at_token_idx" ON "alerts"("project_id", "priority", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_assigned_to_created_at_token_idx" ON "alerts"("project_id", "assigned_to", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_case_token_created_at_token_idx" ON "alerts"("project_id", "case_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_entity_token_created_at_token_idx" ON "alerts"("project_id", "entity_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "alerts_project_id_check_token_idx" ON "alerts"("project_id", "check_token");

-- CreateIndex
CREATE INDEX "audit_log_project_id_created_at_sequence_idx" ON "audit_log"("project_id", "created_at" DESC, "sequence" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_case_token_created_at_sequence_idx" ON "audit_log"("project_id", "case_token", "created_at" DESC, "sequence" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_target_token_created_at_sequence_idx" ON "audit_log"("project_id", "target_token", "created_at" DESC, "sequence" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_event_type_created_at_sequence_idx" ON "audit_log"("project_id", "event_type", "created_at" DESC, "sequence" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_actor_id_created_at_sequence_idx" ON "audit_log"("project_id", "actor_id", "created_at" DESC, "sequence" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "audit_log_project_id_token_key" ON "audit_log"("project_id", "token");

-- CreateIndex
CREATE INDEX "cases_project_id_created_at_token_idx" ON "cases"("project_id", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "cases_project_id_updated_at_token_idx" ON "cases"("project_id", "updated_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "cases_project_id_sla_deadline_token_idx" ON "cases"("project_id", "sla_deadline", "token");

-- CreateIndex
CREATE INDEX "cases_project_id_risk_score_token_idx" ON "cases"("project_id", "risk_score", "token");

-- CreateIndex
CREATE INDEX "cases_project_id_status_created_at_token_idx" ON "cases"("project_id", "status", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "cases_project_id_assigned_to_created_at_token_idx" ON "cases"("project_id", "assigned_to", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "cases_project_id_name_key" ON "cases"("project_id", "name");

-- CreateIndex
CREATE INDEX "case_entities_project_id_entity_token_idx" ON "case_entities"("project_id", "entity_token");

-- CreateIndex
CREATE INDEX "comments_project_id_case_token_created_at_token_idx" ON "comments"("project_id", "case_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "checks_project_id_flow_token_idx" ON "checks"("project_id", "flow_token");

-- CreateIndex
CREATE INDEX "checks_project_id_case_token_created_at_token_idx" ON "checks"("project_id", "case_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "checks_project_id_entity_token_created_at_token_idx" ON "checks"("project_id", "entity_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "checks_project_id_subject_key_type_code_valid_until_idx" ON "checks"("project_id", "subject_key", "type_code", "valid_until");

-- CreateIndex
CREATE INDEX "entities_project_id_created_at_token_idx" ON "entities"("project_id", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "entities_project_id_type_created_at_token_idx" ON "entities"("project_id", "type", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "entities_project_id_role_created_at_token_idx" ON "entities"("project_id", "role", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "entities_project_id_country_created_at_token_idx" ON "entities"("project_id", "country", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "entities_project_id_verification_status_created_at_token_idx" ON "entities"("project_id", "verification_status", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "events_token_key" ON "events"("token");

-- CreateIndex
CREATE INDEX "events_project_id_created_at_idx" ON "events"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "list_totals_project_id_resource_idx" ON "list_totals"("project_id", "resource");

-- CreateIndex
CREATE UNIQUE INDEX "flows_pull_token_hash_key" ON "flows"("pull_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "flows_start_token_hash_key" ON "flows"("start_token_hash");

-- CreateIndex
CREATE INDEX "flows_project_id_created_at_token_idx" ON "flows"("project_id", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "flows_project_id_flow_type_created_at_token_idx" ON "flows"("project_id", "flow_type", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "flows_project_id_processing_status_created_at_token_idx" ON "flows"("project_id", "processing_status", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "flows_project_id_flow_type_external_reference_key" ON "flows"("project_id", "flow_type", "external_reference");

-- CreateIndex
CREATE INDEX "risk_assessments_project_id_case_token_created_at_token_idx" ON "risk_assessments"("project_id", "case_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "runner_runs_function_id_idempotency_key_key" ON "runner_runs"("function_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "watchlist_versions_watchlist_token_version_key" ON "watchlist_versions"("watchlist_token", "version");

-- CreateIndex
CREATE INDEX "webhooks_project_id_created_at_token_idx" ON "webhooks"("project_id", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_project_id_webhook_token_created_at_toke_idx" ON "webhook_deliveries"("project_id", "webhook_token", "created_at" DESC, "token" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_project_id_webhook_token_event_token_key" ON "webhook_deliveries"("project_id", "webhook_token", "event_token");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policies" ADD CONSTRAINT "policies_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_project_id_case_token_fkey" FOREIGN KEY ("project_id", "case_token") REFERENCES "cases"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_project_id_entity_token_fkey" FOREIGN KEY ("project_id", "entity_token") REFERENCES "entities"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_entities" ADD CONSTRAINT "case_entities_project_id_case_token_fkey" FOREIGN KEY ("project_id", "case_token") REFERENCES "cases"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_entities" ADD CONSTRAINT "case_entities_project_id_entity_token_fkey" FOREIGN KEY ("project_id", "entity_token") REFERENCES "entities"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_project_id_case_token_fkey" FOREIGN KEY ("project_id", "case_token") REFERENCES "cases"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checks" ADD CONSTRAINT "checks_project_id_case_token_fkey" FOREIGN KEY ("project_id", "case_token") REFERENCES "cases"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checks" ADD CONSTRAINT "checks_project_id_entity_token_fkey" FOREIGN KEY ("project_id", "entity_token") REFERENCES "entities"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_parties" ADD CONSTRAINT "flow_parties_project_id_flow_token_fkey" FOREIGN KEY ("project_id", "flow_token") REFERENCES "flows"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_project_id_case_token_fkey" FOREIGN KEY ("project_id", "case_token") REFERENCES "cases"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runner_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watchlist_versions" ADD CONSTRAINT "watchlist_versions_watchlist_token_fkey" FOREIGN KEY ("watchlist_token") REFERENCES "watchlists"("token") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "watchlist_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_webhook_token_fkey" FOREIGN KEY ("project_id", "webhook_token") REFERENCES "webhooks"("project_id", "token") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_project_id_delivery_token_fkey" FOREIGN KEY ("project_id", "delivery_token") REFERENCES "webhook_deliveries"("project_id", "token") ON DELETE CASCADE ON UPDATE CASCADE;

