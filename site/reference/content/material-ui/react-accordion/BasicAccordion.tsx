import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function BasicAccordion() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          aria-controls="delivery-content"
          id="delivery-header"
        >
          Delivery
        </AccordionSummary>
        <AccordionDetails>Orders leave our house on the next working day.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          aria-controls="returns-content"
          id="returns-header"
        >
          Returns
        </AccordionSummary>
        <AccordionDetails>You have thirty days to send an order back.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary aria-controls="gifts-content" id="gifts-header">
          Gift wrapping
        </AccordionSummary>
      </Accordion>
    </div>
  );
}
