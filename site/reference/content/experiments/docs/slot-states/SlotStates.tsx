import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDocsConfig } from 'docs-nav/react';
import type { Ads } from '../../../../../../engine/manifest/manifest.ts';
import { fillSlot, type SlotVisit } from '../../../../../islands/ad/fill-slot.ts';

interface State {
  name: string;
  reason: string;
  ads: Partial<Ads>;
  visit?: Partial<SlotVisit>;
}

/** Files of this site that stand for sources outside of it. */
const FEED = 'static/pitches/feed.json';
const FEED_WITHOUT_ADS = 'static/pitches/feed-without-ads.json';
const SCRIPT = 'static/pitches/script.js';
const SILENT_SCRIPT = 'static/pitches/silent.js';

const STATES: readonly State[] = [
  {
    name: 'Unknown',
    reason: 'The slot has asked its feed and waits. Time stands still in this one.',
    ads: { feed: FEED },
    visit: { after: () => () => {} },
  },
  {
    name: 'Blocked, in-house ad',
    reason: 'The script of the source runs, but no ad appears.',
    ads: { script: SILENT_SCRIPT, appealShare: 0 },
  },
  {
    name: 'Blocked, appeal',
    reason: 'The same, and chance has drawn the appeal.',
    ads: { script: SILENT_SCRIPT, appealShare: 1 },
  },
  { name: 'External ad, image style', reason: 'The feed has an ad.', ads: { feed: FEED } },
  {
    name: 'External ad, inline style',
    reason: 'The same ad in one of five visits.',
    ads: { feed: FEED },
    visit: { style: 'inline' },
  },
  { name: 'External ad, script', reason: 'The script draws its ad by itself.', ads: { script: SCRIPT } },
  { name: 'In-house ad', reason: 'The site has neither feed nor script.', ads: {} },
  { name: 'Empty', reason: 'The feed has no ad, nor has the site.', ads: { feed: FEED_WITHOUT_ADS, inHouse: [] } },
  {
    name: 'Crashed',
    reason: 'The clock of this one is broken: the slot is hidden, its room stays.',
    ads: {},
    visit: {
      after() {
        throw new Error('This clock is broken.');
      },
    },
  },
];

/** What the slot of this page got from `nav/site.yaml`. */
function readSiteAds(): Ads {
  const slot = document.querySelector<HTMLElement>('main [data-island="ad"]');
  return JSON.parse(slot?.dataset.config ?? '{"inHouse":[]}');
}

function startTimer(delay: number, task: () => void) {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
}

function Slot({ name, reason, ads, visit }: State) {
  const slot = React.useRef<HTMLDivElement>(null);
  const heading = React.useId();
  const { base } = useDocsConfig();
  const [reports, setReports] = React.useState<readonly string[]>([]);

  React.useEffect(() => {
    const settings = { ...readSiteAds(), ...ads, displayRatio: 1 };
    const atBase = (file?: string) => (file === undefined ? undefined : base + file);
    const running = fillSlot(
      slot.current!,
      { ...settings, feed: atBase(ads.feed), script: atBase(ads.script) } as Ads,
      {
        userAgent: navigator.userAgent,
        style: 'image',
        random: Math.random,
        after: startTimer,
        report: ({ action, label }) => setReports((earlier) => [...earlier, `${action} ${label}`]),
        ...visit,
      },
    );
    return () => void running.then(({ stop }) => stop());
  }, [ads, visit, base]);

  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="subtitle1" sx={{ fontWeight: 'bold' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {reason}
      </Typography>
      <Box sx={{ my: 2, outline: '1px dashed', outlineColor: 'divider', outlineOffset: 4, borderRadius: 1.5 }}>
        <Box ref={slot} className="pitch-slot" sx={{ my: 0 }} />
      </Box>
      <Typography variant="caption" component="p" color="text.secondary">
        {`Reported: ${reports.join(', ') || 'nothing yet'}`}
      </Typography>
    </section>
  );
}

export default function SlotStates() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 640 }}>
      {STATES.map((state) => (
        <Slot key={state.name} {...state} />
      ))}
    </Stack>
  );
}
