import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const chapters = ['Soil', 'Seeds', 'Water'];

export default function ControlledAccordion() {
  const [open, setOpen] = React.useState<string | null>('Soil');

  return (
    <AccordionGroup variant="outlined" transition="0.2s" sx={{ maxWidth: 360, borderRadius: 'lg' }}>
      {chapters.map((chapter) => (
        <Accordion
          key={chapter}
          expanded={open === chapter}
          onChange={(_event, expanded) => setOpen(expanded ? chapter : null)}
        >
          <AccordionSummary>{chapter}</AccordionSummary>
          <AccordionDetails>All you need to know about {chapter.toLowerCase()}.</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
