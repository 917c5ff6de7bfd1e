import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

conformance('LanguageSwitcher', (root) => <LanguageSwitcher {...root} value="en-US" onChange={() => {}} />);

afterEach(cleanup);

it.each([
  ['zh-CN', 'zh-CN'],
  ['en-GB', 'en-US'],
  ['EN', 'en-US'],
  ['zh-Hant-TW', 'zh-CN'],
  ['fr-FR', ''],
  ['', ''],
])('with %j shows %j as selected', (value, shown) => {
  const onChange = vi.fn();
  renderInEnglish(<LanguageSwitcher value={value} onChange={onChange} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  expect(list.value).toBe(shown);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['简体中文', 'English']);
  const other = shown === 'zh-CN' ? 'en-US' : 'zh-CN';
  fireEvent.change(list, { target: { value: other } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(other);
});

it('prefers an exact match to a related language', () => {
  renderInEnglish(<LanguageSwitcher value="en-GB" languages={['en-US', 'en-GB']} onChange={() => {}} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('en-GB');
});
