import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { graceMs } from '@/scripts/serve/managed-process';
import { readOperatorSettings, readSettings } from '@/lib/platform/settings/env';

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: z.string().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.unknown().optional(),
      configs: z.array(z.object({ source: z.string() })).default([]),
      stop_grace_period: z.string().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

const compose = Compose.parse(load(readFileSync('compose.yaml', 'utf8')));
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'probity');

/** The values that an operator's .env provides. */
const given: Record<string, string> = {
  PROBITY_DOMAIN: 'kyc.example',
  INNGEST_EVENT_KEY: 'event-key-of-probity',
  INNGEST_SIGNING_KEY: 'ab'.repeat(32),
};
const secret = (name: string) => (name.startsWith('PROBITY_') ? 'A'.repeat(43) : 'a-password');
const filled = (text: string) =>
  text.replace(/\$\{(\w+):\?\}/g, (_all, name: string) => given[name] ?? secret(name));

const environmentOf = (environment: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));

const mounts = services.flatMap(([, { volumes }]) => volumes);
const isShared = (mount: string) => mounts.filter((each) => each === mount).length > 1;

/** The configuration of a process, without its own data folder. */
const givenTo = ([
  ,
  { image, command, environment, volumes, stop_grace_period },
]: (typeof services)[number]) => ({
  image,
  command,
  environment,
  stop_grace_period,
  shared: volumes.filter(isShared),
});

/** Whether the name is a setting: it gets a value that every setting refuses, so that an existing one throws. */
const isSetting = (name: string) => {
  const whole = environmentOf(compose.services['worker-1']?.environment ?? {});
  try {
    readSettings({ ...whole, [name]: '!' });
    return false;
  } catch (error) {
    return error instanceof Error && error.message.includes(`${name} `);
  }
};

/** Settings that accept any text. */
const anyText = ['PROBITY_HOST'];

describe('compose.yaml', () => {
  it('has two webs and two workers', () => {
    const kinds = ours.map(([, { environment }]) => environment.PROBITY_PROCESSES);
    expect(kinds.sort()).toEqual(['web', 'web', 'worker', 'worker']);
  });

  it.each(['web', 'worker'])('configures every %s alike', (kind) => {
    const [first, ...others] = ours.filter(([, { environment }]) => environment.PROBITY_PROCESSES === kind);
    expect(first).toBeDefined();
    if (first) for (const other of others) expect(givenTo(other)).toEqual(givenTo(first));
  });

  it.each(ours)(
    'mounts the folder of uploaded images in %s, because every process reads and writes it',
    (_name, { volumes }) => {
      expect(volumes).toContain('documents:/probity/.data/documents');
    },
  );

  it.each(ours)(
    'gives %s enough time to finish its work before it is killed',
    (_name, { stop_grace_period }) => {
      const seconds = Number(/^(\d+)s$/.exec(stop_grace_period ?? '')?.[1] ?? 0);
      expect(seconds * 1_000).toBeGreaterThan(Math.max(...Object.values(graceMs)));
    },
  );

  it.each(ours)('gives %s settings that it accepts', (_name, { environment }) => {
    const settings = environmentOf(environment);
    expect(() => readOperatorSettings(settings)).not.toThrow();
    expect(() => readSettings(settings)).not.toThrow();
  });

  it.each([...new Set(ours.flatMap(([, { environment }]) => Object.keys(environment)))])(
    'sets %s, which is an existing setting',
    (name) => {
      expect(anyText.includes(name) || isSetting(name)).toBe(true);
    },
  );

  it('refers only to services, volumes and files that it defines', () => {
    for (const [, { depends_on, volumes, configs }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(compose.services[name]).toBeDefined();
        if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
      }
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
    }
  });

  it('gives its parts the right addresses of each other', () => {
    const texts = [
      ...Object.values(compose.configs).map(({ content }) => content),
      ...services.flatMap(([, { environment }]) => Object.values(environment)),
    ].join('\n');
    const hosts = [...texts.matchAll(/(?:@|\/\/|\s)([a-z][a-z0-9-]*):(\d{4})\b/g)];
    const portOf: Record<string, string> = {
      postgres: '5432',
      redis: '6379',
      inngest: '8288',
      proxy: '3001',
    };
    const used = new Set(hosts.map(([, host = '', port = '']) => `${host}:${port}`));
    for (const [, host = '', port = ''] of hosts) {
      expect(compose.services).toHaveProperty(host);
      expect(portOf[host] ?? (host.startsWith('web') ? '3000' : '3001')).toBe(port);
    }
    expect(used.size).toBe(8);
  });

  it('publishes only the ports of the proxy, and pins every image to a version', () => {
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy']);
    for (const [, { image }] of services) if (image !== 'probity') expect(image).toMatch(/:v?\d/);
  });

  it('keeps its secrets out of the image and of the repository', () => {
    for (const file of ['.dockerignore', '.gitignore'])
      expect(readFileSync(file, 'utf8').split('\n')).toContain('.env');
  });

  it('makes Redis keep every write that it has confirmed', () => {
    expect(compose.services.redis?.command).toContain('--appendonly yes --appendfsync always');
  });
});
