export { ActionSheet, type ActionSheetProps, type SheetAction } from '../actions/ActionSheet/ActionSheet.tsx';
