import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';

const Item = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:not(:last-child)': { borderBottom: 0 },
  '&::before': { display: 'none' },
}));

const Summary = styled(AccordionSummary)({
  flexDirection: 'row-reverse',
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(90deg)',
  },
  [`& .${accordionSummaryClasses.content}`]: { marginInlineStart: 8 },
});

const questions = [
  { id: 'trial', question: 'How long is the trial?', answer: 'Fourteen days, with all features.' },
  { id: 'cancel', question: 'Can I cancel?', answer: 'At the end of each month.' },
];

export default function StyledAccordions() {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Item key={id} disableGutters elevation={0} square>
          <Summary
            expandIcon={<ChevronRightIcon />}
            aria-controls={`${id}-content`}
            id={`${id}-header`}
          >
            {question}
          </Summary>
          <AccordionDetails sx={{ borderTop: 1, borderColor: 'divider' }}>{answer}</AccordionDetails>
        </Item>
      ))}
    </div>
  );
}
