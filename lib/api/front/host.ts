import type { IncomingMessage } from 'node:http';

/** Empty, or a name or address with or without its port (RFC 9110 §7.2). */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\w.:~!$&'()*+,;=-]+\])(?::\d{0,5})?$/;

/**
 * Node uses the first of several such headers and drops the others, while a proxy may have checked the last
 * one. `Host` decides whose request it is, the others who sends it and what it contains.
 */
const singleHeaders = ['host', 'authorization', 'content-type'];

/** HTTP/1.0 has no `Host`, and health checks of load balancers still speak it. */
const isHostValid = ({ headers: { host }, httpVersion }: IncomingMessage): boolean =>
  host === undefined ? httpVersion === '1.0' : hostForm.test(host);

/** The problem with headers that must be unique; null if there is none (RFC 9112 §3.2). */
export function faultOfHeaders(request: IncomingMessage): string | null {
  const { rawHeaders } = request;
  if (!isHostValid(request)) {
    return 'The Host header is missing or names no host.';
  }
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const repeated = singleHeaders.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return repeated ? `The header ${repeated} is given more than once.` : null;
}
