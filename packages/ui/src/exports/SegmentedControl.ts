export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../actions/SegmentedControl/SegmentedControl.tsx';
