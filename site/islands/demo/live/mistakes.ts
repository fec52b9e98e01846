import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { createElement } from '../../../browser/create-element.ts';

/** A mistake in the shown file. */
export interface CodeMistake {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Marks the line of a mistake with its message below; `undefined` removes the mark. */
export const setMistake = StateEffect.define<CodeMistake | undefined>();

/** Shows the mistake that was set last. It moves with its line while the reader types. */
export const MISTAKES: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    let next = shown.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMistake)) continue;
      const mistake = effect.value;
      if (mistake === undefined) next = Decoration.none;
      else {
        const line = state.doc.line(Math.min(Math.max(mistake.line, 1), state.doc.lines));
        next = Decoration.set([
          Decoration.line({ class: 'live-wrong' }).range(line.from),
          Decoration.widget({ widget: new MessageWidget(mistake.message), block: true, side: 1 }).range(line.to),
        ]);
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

class MessageWidget extends WidgetType {
  readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }

  override eq({ message }: MessageWidget): boolean {
    return message === this.message;
  }

  override toDOM(): HTMLElement {
    // It is announced.
    return createElement('div', { className: 'live-message', ariaHidden: 'true' }, this.message);
  }
}
