import { describe, expect, it } from 'vitest';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import { imageChecks } from '@/lib/domain/image-checks';
import { Match } from '@/lib/domain/screening/schema';
import { CheckTypeCode } from '@/lib/domain/words';
import { madeUpCompany, madeUpPerson, madeUpRequest } from '../fixtures/subjects';
import { identityProvider } from '../identity/provider';
import { ProviderFailed, type Subject } from '../provider';
import { markers, type Marker } from './marker';
import { sandboxProvider, slowed } from './provider';

const idle = new AbortController().signal;
const every = CheckTypeCode.options;

async function ask(marker: Exclude<Marker, 'SLOW'>, subject: Subject = madeUpPerson(), attempt = 0) {
  const provider = sandboxProvider(marker);
  return provider.run(madeUpRequest(subject, [...provider.serves], attempt), idle);
}

const notPassed = (outcomes: CheckOutcome[]) =>
  outcomes.filter(({ result }) => result !== 'Pass').map(({ type_code, result }) => `${type_code} ${result}`);
const categories = (outcomes: CheckOutcome[]) =>
  outcomes.flatMap(({ findings }) => findings.map((f) => f.category));

describe('sandbox · answers', () => {
  it.each([
    ['SANCTION', ['SCR_SANCTIONS Refer'], ['Sanctions Hit']],
    ['PEP', ['SCR_PEP Refer'], ['PEP Match']],
    ['MEDIA', ['SCR_ADVERSE_MEDIA Refer'], ['Adverse Media']],
    ['WATCHLIST', ['SCR_WATCHLIST Refer'], ['Watchlist Match']],
    ['DOBMISMATCH', ['IDV_DATABASE Refer'], ['DOB Mismatch']],
    ['NAMEMISMATCH', ['COM_REGISTRY Refer', 'IDV_DATABASE Refer'], ['Name Mismatch', 'Name Mismatch']],
    ['REFER', every.map((code) => `${code} Refer`), every.map(() => 'Name Mismatch')],
    [
      'FAIL',
      every.filter((code) => !code.startsWith('SCR_')).map((code) => `${code} Fail`),
      every.filter((code) => !code.startsWith('SCR_')).map(() => 'Name Mismatch'),
    ],
    ['DOCS', [], []],
  ] as const)('when the marker is %s: %j', async (marker, results, alerts) => {
    const { outcomes } = await ask(marker);
    expect(notPassed(outcomes)).toEqual(results);
    expect(categories(outcomes)).toEqual(alerts);
  });

  it('gives each check that FAIL steers an alert of its own, in the words of the check', async () => {
    const { outcomes } = await ask('FAIL', madeUpPerson({ email: 'ada@probity.org' }));
    const findings = outcomes.flatMap((outcome) => outcome.findings);
    expect(findings.map(({ type, summary }) => `${type}: ${summary.split(':')[0]}`)).toEqual([
      'Company: The company failed',
      'Identity: The identity failed',
      'Identity: The email address failed',
      'Identity: The phone number failed',
      'Identity: The address failed',
      'Document: The identity document failed',
      'Document: The face failed',
    ]);
    expect(findings[2]?.evidence).toEqual({ given: 'ada@probity.org', found: 'Sandbox marker FAIL' });
  });

  it.each([
    ['DOBMISMATCH', { given: '1990-02-11', found: '1955-05-05' }],
    ['NAMEMISMATCH', { given: 'Clara Vale', found: 'Another Person' }],
  ] as const)('shows what was given and found when the marker is %s', async (marker, evidence) => {
    const { outcomes } = await ask(marker, madeUpPerson({ name: 'Clara Vale', date_of_birth: '1990-02-11' }));
    const identity = outcomes.find(({ type_code }) => type_code === 'IDV_DATABASE');
    expect(identity?.findings).toMatchObject([{ type: 'Identity', evidence }]);
  });

  it('answers each check once or reports it as waiting', async () => {
    for (const marker of markers) {
      if (marker === 'SLOW' || marker === 'DOWN') continue;
      const { outcomes, waiting = [] } = await ask(marker, madeUpPerson(), 2);
      const { serves } = sandboxProvider(marker);
      expect([...outcomes.map(({ type_code }) => type_code), ...waiting].sort()).toEqual([...serves].sort());
    }
  });

  it('answers for the images of a person only if the marker refuses them', () => {
    const answering = markers.filter(
      (marker) =>
        marker !== 'SLOW' && sandboxProvider(marker).serves.some((code) => imageChecks.includes(code)),
    );
    expect(answering).toEqual(['REFER', 'FAIL', 'DOWN']);
  });

  it.each([madeUpPerson(), madeUpPerson({ date_of_birth: null })])(
    'returns an explanation that adds up to the score of a match',
    async (subject) => {
      const { outcomes } = await ask('SANCTION', subject);
      const match = Match.parse(outcomes.flatMap(({ findings }) => findings)[0]?.match);
      expect(match.list).toBe('Sandbox');
      expect(match.explanation.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(
        match.match_score,
      );
      expect(screenedLists(outcomes).map(({ name }) => name)).toEqual(['Sandbox']);
    },
  );

  it('waits for a document when the marker is DOCS', async () => {
    expect((await ask('DOCS')).waiting).toEqual(['COM_REGISTRY', 'IDV_DATABASE']);
  });

  it('fails twice and then passes when the marker is FLAKY', async () => {
    await expect(ask('FLAKY', madeUpPerson(), 0)).rejects.toMatchObject({ retryable: true });
    await expect(ask('FLAKY', madeUpPerson(), 1)).rejects.toBeInstanceOf(ProviderFailed);
    expect(notPassed((await ask('FLAKY', madeUpPerson(), 2)).outcomes)).toEqual([]);
  });

  it('fails on every attempt when the marker is DOWN', async () => {
    await expect(ask('DOWN', madeUpPerson(), 20)).rejects.toMatchObject({
      reason: 'unavailable',
      retryable: true,
    });
  });

  it('returns the company as submitted', async () => {
    const { company } = await ask('PEP', madeUpCompany());
    expect(company).toMatchObject({
      legal_name: 'Harbour Lights Ltd',
      company_status: 'Active',
      jurisdiction: 'GB',
    });
  });
});

describe('sandbox · SLOW', () => {
  const slow = slowed(identityProvider, 80);
  const request = madeUpRequest(madeUpPerson({ last_name: 'SLOW' }), ['IDV_DATABASE']);

  it("returns the real provider's answer after the delay", async () => {
    const started = performance.now();
    const { outcomes } = await slow.run(request, idle);
    expect(performance.now() - started).toBeGreaterThan(70);
    expect(slow.name).toBe('Probity Identity');
    expect(outcomes.map(({ result }) => result)).toEqual(['Pass']);
  });

  it('stops when the caller aborts', async () => {
    const caller = new AbortController();
    const answer = slowed(identityProvider).run(request, caller.signal);
    caller.abort(new Error('deadline'));
    await expect(answer).rejects.toThrow('deadline');
  });
});
