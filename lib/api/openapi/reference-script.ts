/**
 * Follows the reader's theme and contacts no other host, not even to validate the document. Swagger UI's own
 * `resolveSubtree` converts the whole document for each operation that is opened, which takes seconds. Ours follows
 * references inside the document, and it has no others.
 */
export const referenceScript = `const nodeAt = (document, steps) => steps.reduce((node, step) => node?.[step], document);
const stepsOf = (reference) =>
  reference.slice('#/'.length).split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
function resolved(document, node, within) {
  if (Array.isArray(node)) return node.map((each) => resolved(document, each, within));
  if (typeof node !== 'object' || node === null) return node;
  const reference = node.$ref;
  if (typeof reference !== 'string')
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(document, value, within)]));
  if (within.includes(reference)) return node;
  const target = resolved(document, nodeAt(document, stepsOf(reference)), [...within, reference]);
  return { ...target, ...(node.description && { description: node.description }), $$ref: reference };
}
const resolveSubtree = async (document, path) => ({
  spec: resolved(document, nodeAt(document, path), []),
  errors: [],
});
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [() => ({ fn: { resolveSubtree } })],
});
`;
