import { batch, createdAt, holdsFor, oneOf, people, personOf, shareOf, tokenOf } from './sql.ts';

export const entities = `
  insert into entities (project_id, token, type, full_name, company_name, registration_number, country, role,
    verification_status, created_at, updated_at)
  select $1, ${tokenOf('ent', 'n')}, type, case type when 'Person' then 'Person ' || n || ' ' || surname end,
    case type when 'Company' then surname || ' ' || n || ' Limited' end, case type when 'Company' then lpad(n::text, 9, '0') end,
    ${oneOf({ GB: 900, FR: 80, DE: 40 }, 'IS', 'n', 2)},
    ${oneOf({ Primary: 950, UBO: 50, Director: 20 }, 'Shareholder', 'n', 3)},
    ${oneOf({ Verified: 940, 'In Progress': 60, Failed: 16, 'Not Started': 6 }, 'Expired', 'n', 4)}, at, at
  from (select n, ${oneOf({ Person: 960 }, 'Company', 'n', 1)} as type,
      ${oneOf({ Novak: 700, Okafor: 200, Silva: 100 }, 'Zywiec', 'n', 5)} as surname,
      ${createdAt('n', '$2')} as at from ${batch}) drawn`;

/**
 * The distribution is unfavourable: searching the oldest cases for open ones, or the low scores for high tiers, finds
 * them last.
 */
export const cases = `
  insert into cases (project_id, token, name, type, status, entity_category, primary_entity_token, assigned_to, sla_deadline,
    sla_warning_at, sla_paused_at, total_entities_count, risk_tier, risk_score, external_reference, created_at, updated_at,
    closed_at)
  select $1, ${tokenOf('cas', 'n')}, 'CAS-9' || lpad(n::text, 7, '0'),
    ${oneOf({ Onboarding: 930, Review: 90 }, 'Perpetual', 'n', 11)}, status,
    ${oneOf({ Person: 1000 }, 'Company', 'n', 12)}, ${tokenOf('ent', 'n')},
    case when ${holdsFor(300, 'n', 13)} then null else ${personOf('n', 14)} end,
    at + lasting, at + lasting * 0.75, case status when 'Client Input' then at + lasting * 0.1 end, 1, tier,
    case tier when 'Low' then 30 * ${shareOf('n', 15)} when 'Medium' then 30 + 40 * ${shareOf('n', 15)}
      when 'High' then 70 + 30 * ${shareOf('n', 15)} end,
    ${oneOf({ onboarding: 900, renewal: 120 }, 'remediation', 'n', 17)} || '-' || n, at,
    at + case status when 'Closed' then lasting * 1.2 * ${shareOf('n', 18)} else interval '0' end,
    case status when 'Closed' then at + lasting * 1.2 * ${shareOf('n', 18)} end
  from (
    select n, at, interval '5 days' as lasting,
      case when at < now() - interval '7 days' and not ${holdsFor(4, 'n', 20)} then 'Closed'
        else ${oneOf({ New: 500, 'In Progress': 300, 'In Review': 150, 'Client Input': 50, 'Internal Review': 20 }, 'Escalated', 'n', 21)}
      end as status,
      ${oneOf({ Low: 860, Medium: 130, High: 20 }, 'none', 'n', 19)} as drawn_tier
    from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated
  ) drawn cross join lateral (select nullif(drawn_tier, 'none') as tier) tiers cross join ${people}`;

export const members = `
  insert into case_entities (project_id, case_token, entity_token, role, created_at)
  select $1, ${tokenOf('cas', 'n')}, ${tokenOf('ent', 'n')}, 'Primary', ${createdAt('n', '$2')} from ${batch}`;

export const assessments = `
  insert into risk_assessments (project_id, token, case_token, status, overall_score, tier, dimensions, facts,
    due_diligence_path, review_frequency, model_version, created_at, updated_at)
  select $1, ${tokenOf('rsk', 'n')}, ${tokenOf('cas', 'n')}, 'Active', 12, 'Low', dimensions, '{}', 'SDD', '36 Months', '2026.1',
    ${createdAt('n', '$2')}, ${createdAt('n', '$2')}
  from ${batch} cross join (
    select jsonb_object_agg(name, jsonb '{"score": 12, "weight": 0.25, "weighted_score": 3, "factors": []}') as dimensions
    from unnest(array['customer', 'geographic', 'product_service', 'transaction']) name) scored`;

export const checks = `
  insert into checks (project_id, token, entity_token, case_token, subject_key, type_code, category, status, result,
    execution_method, created_at, updated_at)
  select $1, ${tokenOf('chk', 'n')}, ${tokenOf('ent', 'n')}, ${tokenOf('cas', 'n')}, int8send(n), 'SCR_SANCTIONS', 'Screening',
    ${oneOf({ Complete: 1000 }, 'Failed', 'n', 31)}, 'Pass', 'API', ${createdAt('n', '$2')}, ${createdAt('n', '$2')}
  from ${batch}`;

export const documents = `
  insert into documents (project_id, token, journey_token, case_token, purpose, status, byte_size, created_at, sent_at)
  select $1, ${tokenOf('doc', 'n')}, ${tokenOf('jny', 'n')}, ${tokenOf('cas', 'n')}, 'front', 'accepted', 200000,
    ${createdAt('n', '$2')}, ${createdAt('n', '$2')}
  from ${batch}`;

export const comments = `
  insert into comments (project_id, token, case_token, author, type, body, mentions, created_at, updated_at)
  select $1, ${tokenOf('cmt', 'n')}, ${tokenOf('cas', 'n')}, jsonb_build_object('user_id', people.tokens[1], 'name', 'A person', 'initials', 'AP'),
    'Comment', 'Asked the client for the missing page.', '{}', ${createdAt('n', '$2')}, ${createdAt('n', '$2')}
  from ${batch} cross join ${people}`;
