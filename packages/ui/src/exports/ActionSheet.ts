export { ActionSheet, type ActionSheetProps, type SheetAction } from '../feedback/ActionSheet/ActionSheet.tsx';
