import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ActionsAccordion() {
  return (
    <Accordion defaultExpanded disableGutters elevation={0} square>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        aria-controls="invoice-content"
        id="invoice-header"
      >
        Invoice address
      </AccordionSummary>
      <AccordionDetails>Mill Lane 7, Old Town</AccordionDetails>
      <AccordionActions>
        <Button>Cancel</Button>
        <Button variant="contained">Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
