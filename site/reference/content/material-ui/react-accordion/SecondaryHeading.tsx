import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Typography from '@mui/material/Typography';

const settings = [
  { id: 'language', name: 'Language', value: 'English' },
  { id: 'currency', name: 'Currency', value: 'US dollar' },
];

export default function SecondaryHeading() {
  return (
    <div>
      {settings.map(({ id, name, value }) => (
        <Accordion key={id}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            aria-controls={`${id}-choice`}
            id={`${id}-setting`}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {value}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>Used on invoices and in messages.</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
