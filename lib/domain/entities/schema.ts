import { z } from 'zod';
import {
  BirthDate,
  CalendarDate,
  Count,
  Country,
  DisplayName,
  Line,
  LineText,
  Metadata,
  NameText,
  NewMetadata,
  orUnknown,
  SearchText,
  StoredCountry,
  Text,
  Timestamp,
  token,
} from '@/lib/domain/primitives';
import { EntityRole, EntityType } from '@/lib/domain/words';

const EntityToken = token('ent');
export const EntityParams = z.object({ entity_token: EntityToken });

export const VerificationStatus = z.enum(['Not Started', 'In Progress', 'Verified', 'Failed', 'Expired']);
export type VerificationStatus = z.infer<typeof VerificationStatus>;

const AddressText = Text.max(500);
const AddressLine = AddressText.nullable();

export const Address = z.object({
  line1: AddressLine,
  line2: AddressLine,
  city: AddressLine,
  state: AddressLine,
  postal_code: AddressLine,
  country: Country.nullable(),
});
export type Address = z.infer<typeof Address>;

/** For a new entity, omitted parts are null; for an existing one, they keep their values. */
export const NewAddress = z.strictObject({
  line1: orUnknown(AddressText),
  line2: orUnknown(AddressText),
  city: orUnknown(AddressText),
  state: orUnknown(AddressText),
  postal_code: orUnknown(AddressText),
  country: orUnknown(Country),
});

/**
 * `complete` includes reused and waived checks, `failed` includes cancelled ones: the three add up to
 * `total`.
 */
export const ChecksSummary = z.object({ total: Count, complete: Count, pending: Count, failed: Count });
export type ChecksSummary = z.infer<typeof ChecksSummary>;

/** `open` counts every alert that is not Resolved. */
export const AlertsSummary = z.object({ total: Count, open: Count, resolved: Count });
export type AlertsSummary = z.infer<typeof AlertsSummary>;

/** API §4.1. */
export const Entity = z.object({
  token: EntityToken,
  type: EntityType,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  full_name: z.string().nullable(),
  company_name: z.string().nullable(),
  registration_number: z.string().nullable(),
  date_of_birth: CalendarDate.nullable(),
  nationality: StoredCountry.nullable(),
  country: StoredCountry.nullable(),
  role: EntityRole,
  verification_status: VerificationStatus,
  address: Address.nullable(),
  metadata: Metadata,
  monitored: z.boolean(),
  checks_summary: ChecksSummary,
  alerts_summary: AlertsSummary,
  external_reference: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Entity = z.infer<typeof Entity>;

const ofEither = {
  country: orUnknown(Country),
  address: orUnknown(NewAddress),
  external_reference: orUnknown(Line.max(255)),
  metadata: NewMetadata,
};
/** Punctuation alone could not be screened. */
const EntityName = DisplayName.max(500)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), 'must contain a letter or a digit')
  .meta({ pattern: '[\\p{L}\\p{N}]' });

/** API §5.1. A single name goes into `last_name`. Fields of the other type are refused. */
export const CreateEntity = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Person'),
    first_name: orUnknown(NameText.max(500)),
    last_name: EntityName,
    date_of_birth: orUnknown(BirthDate),
    nationality: orUnknown(Country),
    ...ofEither,
  }),
  z.strictObject({
    type: z.literal('Company'),
    company_name: EntityName,
    registration_number: orUnknown(LineText.max(500)),
    ...ofEither,
  }),
]);
export type CreateEntity = z.infer<typeof CreateEntity>;

const ofNewEntity = { role: EntityRole.default('Primary'), monitored: z.boolean().default(false) };

/** API §5.2. */
export const RegisterEntity = z.discriminatedUnion('type', [
  CreateEntity.options[0].extend(ofNewEntity),
  CreateEntity.options[1].extend(ofNewEntity),
]);
export type RegisterEntity = z.infer<typeof RegisterEntity>;

/**
 * API §5.2. Null clears a field, or a part of `address`; `last_name` and `company_name` cannot be cleared.
 * `metadata` is replaced as a whole.
 */
export const UpdateEntity = z.strictObject({
  first_name: orUnknown(NameText.max(500)),
  last_name: EntityName.optional(),
  date_of_birth: orUnknown(BirthDate),
  nationality: orUnknown(Country),
  company_name: EntityName.optional(),
  registration_number: orUnknown(LineText.max(500)),
  country: orUnknown(Country),
  address: orUnknown(NewAddress),
  metadata: NewMetadata,
  monitored: z.boolean().optional(),
});
export type UpdateEntity = z.infer<typeof UpdateEntity>;

/** Percent, 0 to 100. */
const Percentage = z.number().min(0).max(100);

const maxOwners = 200;

/** API §5.2. */
export const SetOwners = z.strictObject({
  owners: z
    .array(z.strictObject({ entity_token: EntityToken, ownership_percentage: Percentage }))
    .max(maxOwners),
});
export type SetOwners = z.infer<typeof SetOwners>;

export const NamedEntity = z.object({
  entity_token: EntityToken,
  type: EntityType,
  name: z.string(),
  country: StoredCountry.nullable(),
  verification_status: VerificationStatus,
});
export type NamedEntity = z.infer<typeof NamedEntity>;

/** Direct owners of a company, the largest first. */
export const Ownership = z.object({
  entity_token: EntityToken,
  owners: z.array(NamedEntity.extend({ ownership_percentage: Percentage })),
});
export type Ownership = z.infer<typeof Ownership>;

/** API §4.12. With its direct owners, the largest first. */
export const OwnedEntity = Entity.extend({
  owners: z.array(
    z.object({ entity_token: EntityToken, name: z.string(), ownership_percentage: Percentage }),
  ),
});
export type OwnedEntity = z.infer<typeof OwnedEntity>;

export const ConnectedEntity = NamedEntity.extend({
  /** Null if it is only connected through other companies. */
  direct_percentage: Percentage.nullable(),
  /** Sum over all chains of ownership of the product of their percentages. */
  effective_percentage: Percentage,
  /** Number of links in the shortest chain: 1 for a direct owner. */
  layers: z.number().int(),
});

/** API §5.2. */
export const EntityGraph = z.object({
  entity: NamedEntity,
  owners: z.array(ConnectedEntity),
  owned: z.array(ConnectedEntity),
  links: z.array(
    z.object({
      owner_token: EntityToken,
      owned_token: EntityToken,
      ownership_percentage: Percentage,
      /**
       * In one direction, owners or owned, the link leads back into its own chain, and percentages of that
       * direction exclude it.
       */
      closes_cycle: z.boolean(),
    }),
  ),
  /** Whether more entities or layers are connected than are shown. */
  truncated: z.boolean(),
});
export type EntityGraph = z.infer<typeof EntityGraph>;

/** API §5.2. `q` searches names, registration numbers and external references. */
export const EntityFilters = z.strictObject({
  type: EntityType.optional(),
  role: EntityRole.optional(),
  country: Country.optional(),
  verification_status: VerificationStatus.optional(),
  q: SearchText.optional(),
});
export type EntityFilters = z.infer<typeof EntityFilters>;

/** Only for all entities of a project: a case has too few to need a search. */
export const EntityListFilters = EntityFilters.extend({
  /** Similar spelling of the name. */
  name_like: SearchText.optional(),
});
export type EntityListFilters = z.infer<typeof EntityListFilters>;

export const entitySorts = ['created_at'] as const;
