import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import AddressForm from './address-form';
import PaymentForm from './payment-form';
import Review from './review';

const steps = [
  { label: 'Address', content: <AddressForm /> },
  { label: 'Payment', content: <PaymentForm /> },
  { label: 'Review', content: <Review /> },
];

export default function Checkout() {
  const [active, setActive] = React.useState(0);
  const isDone = active === steps.length;

  return (
    <>
      <CssBaseline />
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2, bgcolor: 'background.default' }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 600, p: 3 }}>
          <Stepper activeStep={active}>
            {steps.map(({ label }, at) => (
              <Step key={label} aria-current={at === active ? 'step' : undefined}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Box sx={{ minHeight: 260, py: 3 }}>
            {isDone ? (
              <Typography role="status">Thank you. Your order has the number 1149.</Typography>
            ) : (
              steps[active].content
            )}
          </Box>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
              Back
            </Button>
            <Button variant="contained" disabled={isDone} onClick={() => setActive(active + 1)}>
              {active === steps.length - 1 ? 'Place the order' : 'Next'}
            </Button>
          </Stack>
        </Paper>
      </Box>
    </>
  );
}
