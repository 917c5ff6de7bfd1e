import { expect, it } from 'vitest';
import { measureKey, withUnitSymbols } from './measures.ts';
import { stemOf } from './stemOf.ts';

it.each([
  ['500毫升保温杯', '500ml保温杯'],
  ['0.5 升', '0.5 l'],
  ['26厘米 26公分', '26cm 26cm'],
  ['1公斤 1千克 500克', '1kg 1kg 500g'],
  ['5毫米 2米', '5mm 2m'],
  ['45瓦 45瓦特', '45w 45w'],
  ['16英寸 16寸 16-inch', '16in 16in 16-in'],
  ['16 inches, 2 liters, 3 litres', '16 in, 2 l, 3 l'],
])('writes the units of %s as symbols', (text, expected) => {
  expect(withUnitSymbols(text)).toBe(expected);
});

it.each(['2米白靠垫', '3升级', '毫升', 'a5米', '2 metering', '一米'])('does not change %s', (text) => {
  expect(withUnitSymbols(text)).toBe(text);
});

it('has the same key for equal quantities', () => {
  expect(['0.5l', '500ml', '1.7kg', '1.5m', '150cm', '0.7mm', '45w'].map(stemOf)).toEqual([
    '500ml',
    '500ml',
    '1700g',
    '1500mm',
    '1500mm',
    '0.7mm',
    '45w',
  ]);
  expect(measureKey('a5')).toBeUndefined();
});
