import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Add from '@mui/icons-material/Add';

export default function IndicatorAccordion() {
  return (
    <AccordionGroup
      disableDivider
      transition={{ initial: '0.3s ease-out', expanded: '0.2s ease' }}
      sx={{ maxWidth: 360 }}
    >
      <Accordion>
        <AccordionSummary indicator={<Add />}>Shipping</AccordionSummary>
        <AccordionDetails>Two days, from our own warehouse.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={<Add />}>Returns</AccordionSummary>
        <AccordionDetails>Free within a month.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
