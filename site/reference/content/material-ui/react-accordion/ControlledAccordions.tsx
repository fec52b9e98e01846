import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { id: 'profile', title: 'Profile', text: 'Your name and your picture.' },
  { id: 'privacy', title: 'Privacy', text: 'Who may see what you share.' },
  { id: 'billing', title: 'Billing', text: 'Your plan and your invoices.' },
];

export default function ControlledAccordions() {
  const [open, setOpen] = React.useState<string | false>('profile');

  return (
    <div>
      {sections.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(event, isExpanded) => setOpen(isExpanded ? id : false)}
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            aria-controls={`${id}-settings`}
            id={`${id}-settings-header`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
