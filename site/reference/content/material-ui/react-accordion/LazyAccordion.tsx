import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

function Report() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>Clicked {count} times since it opened</Button>;
}

export default function LazyAccordion() {
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        aria-controls="report-content"
        id="report-header"
      >
        Report
      </AccordionSummary>
      <AccordionDetails>
        <Report />
      </AccordionDetails>
    </Accordion>
  );
}
