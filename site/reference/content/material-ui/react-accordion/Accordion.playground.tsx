import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['defaultExpanded', 'disabled', 'disableGutters', 'square'],
  preset: { defaultExpanded: true },
} satisfies Controls<typeof Accordion>;

export default function AccordionPlayground(props: AccordionProps) {
  return (
    <Accordion {...props}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
      <AccordionDetails>Orders before noon arrive on the next working day.</AccordionDetails>
    </Accordion>
  );
}
