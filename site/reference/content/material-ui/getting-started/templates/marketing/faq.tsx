import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { id: 'leave', question: 'Can I take my data with me?', answer: 'Yes, as a spreadsheet, at any time.' },
  { id: 'offline', question: 'Does it work offline?', answer: 'It does, and sends what is due later.' },
];

export default function Faq() {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          variant="outlined"
          disableGutters
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            aria-controls={`faq-${id}-answer`}
            id={`faq-${id}`}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
