/** The console's colours and shapes for Swagger UI, whose own stylesheet comes before this one. */
export const referenceStyle = `html {
  color-scheme: light;
  --canvas: oklch(0.972 0.004 95);
  --surface: oklch(0.998 0.001 95);
  --sunken: oklch(0.953 0.005 95);
  --line: oklch(0.898 0.006 95);
  --ink: oklch(0.215 0.018 240);
  --muted: oklch(0.415 0.016 240);
  --accent: oklch(0.44 0.078 200);
}
html.dark-mode {
  color-scheme: dark;
  --canvas: oklch(0.178 0.012 238);
  --surface: oklch(0.213 0.013 238);
  --sunken: oklch(0.248 0.014 238);
  --line: oklch(0.31 0.014 238);
  --ink: oklch(0.955 0.004 95);
  --muted: oklch(0.8 0.01 235);
  --accent: oklch(0.79 0.098 195);
}
html, html.dark-mode body, body { margin: 0; background: var(--canvas); }
.top {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.5rem;
  padding: 0.875rem 1.25rem; background: oklch(0.245 0.026 232); color: oklch(0.97 0.004 95);
  font: 14px/20px system-ui, sans-serif;
}
.top b { margin-right: auto; font-size: 16px; }
.top a { color: inherit; }
.top a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
#reference .swagger-ui,
#reference .swagger-ui :is(h1, h2, h3, h4, h5, p, li, td, th, label, input, select, textarea, button, .opblock-tag, .title,
  .opblock-summary-description, .parameter__name, .parameter__type, .response-col_status, .tab li, .model-title) {
  font-family: system-ui, sans-serif;
}
#reference .swagger-ui,
#reference .swagger-ui :is(h1, h2, h3, h4, h5, p, li, td, th, label, .title, .opblock-tag, .info .title, .parameter__name) {
  color: var(--ink);
}
#reference .swagger-ui :is(.wrapper, .information-container) { max-width: 76rem; padding-inline: 1.25rem; }
#reference .swagger-ui { background: none; }
#reference .swagger-ui .info { margin: 2rem 0; }
#reference .swagger-ui .info .title { font-size: 28px; line-height: 36px; }
#reference .swagger-ui .info .title small { top: -4px; padding: 3px 8px; border-radius: 99px; background: var(--sunken); }
#reference .swagger-ui .info .title small pre { color: var(--ink); font-size: 12px; line-height: 16px; }
#reference .swagger-ui .info h2 { margin: 2rem 0 0.5rem; font-size: 20px; line-height: 28px; }
#reference .swagger-ui .info :is(p, li, td, th) { font-size: 14px; line-height: 22px; }
#reference .swagger-ui .info :is(p, li) { max-width: 46rem; margin-left: 0; }
#reference .swagger-ui .info a,
#reference .swagger-ui .renderedMarkdown a { color: var(--accent); }
#reference .swagger-ui :is(.markdown, .renderedMarkdown) code {
  padding: 0.1em 0.35em; border-radius: 4px; background: var(--sunken); color: var(--ink);
  font: 0.93em ui-monospace, monospace; overflow-wrap: anywhere;
}
#reference .swagger-ui .info table td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--line); }
#reference .swagger-ui .opblock-tag { border-color: var(--line); font-size: 16px; }
#reference .swagger-ui .opblock-tag small { padding: 0 0.75rem; color: var(--muted); }
#reference .swagger-ui .scheme-container { background: var(--surface); box-shadow: 0 1px 0 var(--line); }
#reference .swagger-ui :is(.opblock-summary-path, .opblock-summary-path__deprecated) {
  flex-shrink: 1; max-width: none; color: var(--ink); overflow-wrap: anywhere; word-break: normal;
}
#reference .swagger-ui table { max-width: 100%; }
@media (max-width: 40rem) {
  #reference .swagger-ui :is(.markdown, .renderedMarkdown) table { display: block; overflow-x: auto; }
  #reference .swagger-ui :is(.opblock-tag, .opblock-summary, .opblock-summary-control) { flex-wrap: wrap; }
  #reference .swagger-ui .opblock-tag small { flex: 1 1 100%; min-width: 0; max-width: 100%; padding: 0.5rem 0; }
  #reference .swagger-ui .opblock-summary-description { flex-basis: 100%; padding-left: 10px; }
  #reference .swagger-ui .opblock-body :is(table, thead, tbody, tr, td, th) { display: block; width: auto; }
  #reference .swagger-ui .opblock-body :is(input, select, textarea) { width: 100%; max-width: 100%; }
  #reference .swagger-ui :is(.models, .model-container, .scheme-container, .highlight-code, pre) { max-width: 100%; overflow-x: auto; }
}
`;
