import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isSchema, type JsonSchema } from '@/lib/api/openapi/json-schema';
import { document, type Documented, resolve } from './document';

/** Closes the schemas, so that undocumented fields fail. The document itself leaves answers open for new fields. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (!isSchema(part)) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  const isWhole = copy.type === 'object' && 'properties' in copy && Array.isArray(copy.required);
  return isWhole ? { additionalProperties: false, ...copy } : copy;
}

// Most validators run only a few times, so optimising them would take longer than running them.
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: closed(document.components) });

const validators = new Map<string, ValidateFunction>();

function validatorOf(id: string, schema: JsonSchema): ValidateFunction {
  const absolute = JSON.stringify(closed(schema)).replaceAll('"#/', '"openapi#/');
  const validate = validators.get(id) ?? ajv.compile(JSON.parse(absolute) as object);
  validators.set(id, validate);
  return validate;
}

interface Response {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

const always = [
  'x-request-id',
  'x-api-version',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** The differences between the answer and the documentation of its operation. */
export function undocumentedIn({ id, responses }: Documented, { status, headers, text }: Answered): string[] {
  const declared = responses[status];
  if (!declared) return [`${id} does not document ${status}: ${text}`];
  const { content } = resolve(declared as JsonSchema) as Response; // a declared response resolves to one
  const missing = always.filter((name) => !headers.has(name)).map((name) => `no header ${name}`);
  if (!content) return text === '' ? missing : [...missing, `${status} has a body`];
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  const declaredBody = content[type];
  if (!declaredBody) return [...missing, `${status} is ${type}, not ${Object.keys(content).join(' or ')}`];
  if (type !== 'application/json') return missing;
  const validate = validatorOf(`${id} ${status}`, declaredBody.schema);
  if (validate(JSON.parse(text))) return missing;
  return [...missing, `${status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 2000)}`];
}
