import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = [
  { question: 'When is it delivered?', answer: 'Two working days after the order.' },
  { question: 'Can I send it back?', answer: 'Within thirty days, unused.' },
  { question: 'Who pays the way back?', answer: 'We do, for faulty goods.' },
];

export default function BasicAccordion() {
  return (
    <AccordionGroup sx={{ maxWidth: 360 }}>
      {questions.map(({ question, answer }) => (
        <Accordion key={question}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
