import { describe, expect, it } from 'vitest';
import { formatReport } from './formatReport.ts';
import { runConformance } from './runConformance.ts';
import { defectsOfAnswers } from './testing/defectsOfAnswers.ts';
import { defectsOfConduct } from './testing/defectsOfConduct.ts';
import { openSoundShop } from './testing/soundShop.ts';

const defects = [...defectsOfAnswers, ...defectsOfConduct];

describe('the conformance kit', { timeout: 60_000 }, () => {
  it('finds nothing wrong with a sound back end', async () => {
    const { results, notOffered, counts } = await runConformance({ target: openSoundShop() });
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ message }) => message)).toEqual([]);
    expect(notOffered).toEqual([]);
    expect(counts.passed).toBe(results.length);
  });

  it.each(defects.map((defect) => [defect.name, defect] as const))(
    'finds a back end that %s, and says so',
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
