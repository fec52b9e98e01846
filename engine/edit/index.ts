/**
 * The public interface for changes to a project: values in, edits out. Separate from the compiler's, so that a check
 * does not load it.
 */
export { planBaseline, type BaselinePlan, type BaselineTerms } from './plan-baseline.ts';
export { planFixes, type FixOptions, type FixPlan } from './plan-fixes.ts';
export { planMove, type Move, type MoveOptions, type MovePlan, type Refusal } from './plan-move.ts';
export { settleEdits } from './plan-fixes.ts';
export {
  applyEdits,
  editsByFile,
  withoutOverlaps,
  type FileMove,
  type ProjectEdit,
  type TextEdit,
} from '../text/text-edit.ts';
