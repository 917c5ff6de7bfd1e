export {
  CheckboxGroup,
  type CheckboxGroupItem,
  type CheckboxGroupProps,
} from '../forms/CheckboxGroup/CheckboxGroup.tsx';
