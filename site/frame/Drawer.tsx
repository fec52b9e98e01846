import { FindButton, IconButton } from './bar-parts.tsx';
import { markSlot, withoutMarks } from './frame-template.ts';
import { MenuButtons } from './menus.tsx';
import type { FrameInput } from './frame-input.ts';

/**
 * The navigation of a section: beside the page on wide screens, and a drawer on small ones, with what the bar has no room
 * for.
 */
export function Drawer(input: FrameInput) {
  const { section, branches, site } = input;
  const { words } = input.wording;
  return (
    <nav
      className="side"
      id="side"
      popover="auto"
      aria-label={withoutMarks(section.name)}
      data-swap="side"
      data-branch="top"
      data-branches={branches}
    >
      <div className="drawer-tools">
        {site.search ? (
          <FindButton className="drawer-find" data-island="search">
            {words.search}
          </FindButton>
        ) : null}
        <IconButton className="drawer-prefs" data-island="preferences" aria-label={words.preferences} />
        <MenuButtons {...input} />
      </div>
      {markSlot('side')}
      {/* Last in tab order. */}
      <button
        type="button"
        className="close"
        popoverTarget="side"
        popoverTargetAction="hide"
        aria-label={words.closeNavigation}
      />
    </nav>
  );
}
