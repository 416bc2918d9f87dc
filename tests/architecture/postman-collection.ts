import type { OpenApiDocument, OperationObject } from '@/lib/api/openapi/document';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: { enum?: unknown[]; default?: unknown };
}

interface Answer {
  description: string;
  content?: Record<string, { examples?: object }>;
}

type Resolve = (parameter: object) => Parameter;

const formType = 'application/x-www-form-urlencoded';

/** Parameters with one value for all requests of a collection. */
const variables = ['base_url', 'api_key', 'project_hash'];

const valueOf = ({ schema }: Parameter) => String(schema.default ?? '');
const describedBy = ({ name, description, schema }: Parameter) =>
  [description, schema.enum && `One of ${schema.enum.join(', ')}.`].filter(Boolean).join(' ') || name;

/** A parameter is disabled unless the request needs it. */
const rowOf = (parameter: Parameter) => ({
  key: parameter.name,
  value: valueOf(parameter),
  description: describedBy(parameter),
  ...(!parameter.required && { disabled: true }),
});

function urlOf(path: string, parameters: readonly Parameter[]) {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) =>
      segment.replace(/^\{(.+)\}$/, (_, name: string) =>
        variables.includes(name) ? `{{${name}}}` : `:${name}`,
      ),
    );
  const query = parameters.filter((it) => it.in === 'query').map((it) => rowOf(it));
  const variable = parameters
    .filter((it) => it.in === 'path' && !variables.includes(it.name))
    .map((it) => ({ key: it.name, value: '', description: describedBy(it) }));
  return {
    raw: `{{base_url}}/${segments.join('/')}`,
    host: ['{{base_url}}'],
    path: segments,
    query,
    variable,
  };
}

function bodyOf({ requestBody }: OperationObject) {
  const { 'application/json': json, 'text/csv': csv, [formType]: form } = requestBody?.content ?? {};
  if (csv) return { body: { mode: 'raw', raw: csv.example, options: { raw: { language: 'text' } } } };
  if (json) {
    const options = { raw: { language: 'json' } };
    return { body: { mode: 'raw', raw: JSON.stringify(json.example, null, 2), options } };
  }
  const fields = Object.entries(form?.example ?? {});
  return form && { body: { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value })) } };
}

/** The examples of an operation's successful answers. */
function answersOf({ responses }: OperationObject, examples: OpenApiDocument['components']['examples']) {
  return Object.entries(responses).flatMap(([status, response]) => {
    const { description, content = {} } = response as Answer; // the type of this part of the document
    const shown = Object.keys(content['application/json']?.examples ?? {});
    return shown.flatMap((name) =>
      name in examples
        ? [
            {
              name: description,
              code: Number(status),
              header: [{ key: 'Content-Type', value: 'application/json' }],
              body: JSON.stringify(examples[name]?.value, null, 2),
            },
          ]
        : [],
    );
  });
}

function requestOf(method: string, path: string, operation: OperationObject, resolve: Resolve) {
  const parameters = operation.parameters.map(resolve);
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      header: [
        ...Object.keys(operation.requestBody?.content ?? {}).map((value) => ({ key: 'Content-Type', value })),
        ...parameters.filter((it) => it.in === 'header').map((it) => rowOf(it)),
      ],
      url: urlOf(path, parameters),
      ...bodyOf(operation),
    },
  };
}

/** A Postman collection (format 2.1) with a request for every operation, in a folder for each tag. */
export function postmanCollection({ info, paths, components }: OpenApiDocument): object {
  const resolve: Resolve = (parameter) => {
    const name = '$ref' in parameter ? String(parameter.$ref).split('/').at(-1) : undefined;
    return (name === undefined ? parameter : components.parameters[name]) as Parameter; // the type of this part of the document
  };
  const requests = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      request: {
        ...requestOf(method, path, operation, resolve),
        response: answersOf(operation, components.examples),
      },
    })),
  );
  const folders = Map.groupBy(requests, ({ tag }) => tag);
  return {
    info: {
      name: info.title,
      description: info.description,
      version: info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-KEY', type: 'string' },
        { key: 'value', value: '{{api_key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: variables.map((key) => ({ key, value: key === 'base_url' ? 'http://localhost:3000' : '' })),
    item: [...folders]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => ({ name, item: of.map(({ request }) => request) })),
  };
}
