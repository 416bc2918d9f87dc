import { describe, expect, it } from 'vitest';
import { inWords } from '@/components/ui/field-errors';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { settingsSchemas } from '@/lib/api/openapi/policy-settings';
import { defOf, fieldsOf, partsOf, type Schema } from './schema-parts';

// The messages of schemas are written for the API, and name other fields as it does. The console puts these into words, which
// it can only do for real fields.

interface Check {
  _zod: { def: { check: string; error?: (issue: object) => unknown } };
}

const ownMessage = ({ _zod: { def } }: Check): string[] => {
  const message = def.check === 'custom' ? def.error?.({ code: 'custom', input: null }) : undefined;
  return typeof message === 'string' ? [message] : [];
};

/** The messages that a schema has of its own, at any depth. */
function messagesIn(schema: Schema): string[] {
  const { checks = [] } = defOf(schema) as { checks?: readonly Check[] }; // zod's own
  return [...checks.flatMap(ownMessage), ...partsOf(schema).flatMap(([, part]) => messagesIn(part))];
}

const schemas = [
  ...operationsOf(routes).flatMap(({ body, query }) => [body, query]),
  ...settingsSchemas,
].filter((schema) => schema !== undefined);
const raw = /[a-z]+_[a-z_]+/g;
const mentions = schemas.flatMap((schema) => {
  const fields = fieldsOf(schema);
  return messagesIn(schema)
    .filter((message) => message.match(raw))
    .map((message) => ({ message, fields }));
});

describe('messages that mention a field', () => {
  it('are those of schemas', () => {
    const messages = mentions.map(({ message }) => message);
    expect(messages).toContain('must be less than due_days');
    expect(messages).toContain('is only allowed with Approve without is_false_positive');
  });

  it('mention only fields of the same request', () => {
    for (const { message, fields } of mentions) {
      for (const name of message.match(raw) ?? []) expect(fields, message).toContain(name);
    }
  });

  it('have no raw name on the screen', () => {
    expect(mentions.map(({ message }) => inWords(message)).filter((shown) => shown.match(raw))).toEqual([]);
  });
});
