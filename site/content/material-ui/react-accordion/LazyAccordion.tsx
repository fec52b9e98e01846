import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

function Report() {
  return <span>Mounted at {new Date().toLocaleTimeString('en')}</span>;
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
