export {
  CheckboxGroup,
  type CheckboxGroupItem,
  type CheckboxGroupProps,
} from '../forms/CheckboxGroup/CheckboxGroup.tsx';
export { checkboxGroupWords } from '../forms/CheckboxGroup/CheckboxGroup.words.ts';
