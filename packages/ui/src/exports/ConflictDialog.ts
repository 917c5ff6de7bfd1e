export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictResolution,
} from '../commerce/ConflictDialog/ConflictDialog.tsx';
export {
  type ConflictChoice,
  type ConflictingLine,
  conflictChoices,
} from '../commerce/ConflictDialog/conflictChoices.ts';
