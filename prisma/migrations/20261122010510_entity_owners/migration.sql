-- Who owns a company directly (docs/adr/0044).
set lock_timeout = '5s';

CREATE TABLE "entity_owners" (
    "project_id" INTEGER NOT NULL,
    "owned_token" TEXT NOT NULL,
    "owner_token" TEXT NOT NULL,
    "ownership_percentage" DOUBLE PRECISION NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entity_owners_pkey" PRIMARY KEY ("project_id","owned_token","owner_token")
);
CREATE INDEX "entity_owners_project_id_owner_token_idx" ON "entity_owners"("project_id", "owner_token");
ALTER TABLE "entity_owners" ADD CONSTRAINT "entity_owners_project_id_owned_token_fkey"
    FOREIGN KEY ("project_id", "owned_token") REFERENCES "entities"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "entity_owners" ADD CONSTRAINT "entity_owners_project_id_owner_token_fkey"
    FOREIGN KEY ("project_id", "owner_token") REFERENCES "entities"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;
alter table entity_owners add constraint entity_owners_percentage check (ownership_percentage between 0 and 100);
call isolate_by_project('entity_owners');
revoke update on entity_owners from probity_web;
revoke all on entity_owners from probity_worker;
