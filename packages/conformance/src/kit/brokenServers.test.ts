import { describe, expect, it } from 'vitest';
import { formatReport } from './formatReport.ts';
import { runConformance } from './runConformance.ts';
import { defectsOfAnswers } from './testing/defectsOfAnswers.ts';
import { defectsOfConduct } from './testing/defectsOfConduct.ts';
import { openSoundShop } from './testing/soundShop.ts';

const defects = [...defectsOfAnswers, ...defectsOfConduct];

describe('the conformance kit', { timeout: 60_000 }, () => {
  it('reports no failures of a correct back end', async () => {
    const { results, notOffered, counts } = await runConformance({ target: openSoundShop() });
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ message }) => message)).toEqual([]);
    expect(notOffered).toEqual([]);
    expect(counts.passed).toBe(results.length);
  });

  it('reports no failures without a configuration, and skips only what needs a paid order or a code', async () => {
    const { backend, passwordHashing, demo } = openSoundShop();
    const { results } = await runConformance({ target: { backend, passwordHashing, demo } });
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const skipped = results.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.filter(({ sentence }) => /is not signed in|nobody signed/.test(sentence))).toEqual([]);
    expect(skipped.filter(({ endpoint }) => /Notification/.test(endpoint))).toEqual([]);
    expect(skipped.filter(({ sentence }) => sentence === 'refuses bad input').map(({ endpoint }) => endpoint)).toEqual([
      'paymentCallback',
    ]);
    expect(skipped.length).toBeLessThan(60);
  });

  it.each(defects.map((defect) => [defect.name, defect] as const))(
    'finds a back end that %s, and reports it',
    async (_, { only, failing, says, plant }) => {
      const sound = openSoundShop();
      const report = await runConformance({ target: { ...sound, backend: plant(sound.backend) }, only });
      const failed = report.results.filter(({ outcome }) => outcome === 'failed');
      const found = failed.find(({ endpoint, sentence }) => failing.test(`${endpoint} ${sentence}`));
      expect(found?.message ?? failed).toMatch(says);
      expect(formatReport(report)).toMatch(/FAILED/);
    },
  );
});
