import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const plans = ['Small', 'Medium', 'Large'];

export default function RadioCards() {
  return (
    <RadioGroup aria-label="Plan" defaultValue="Medium" orientation="horizontal" sx={{ gap: 1 }}>
      {plans.map((plan) => (
        <Sheet key={plan} sx={{ position: 'relative', p: 2, borderRadius: 'md' }}>
          <Radio
            disableIcon
            overlay
            value={plan}
            label={plan}
            slotProps={{
              action: ({ checked }) => ({
                sx: checked ? { border: '2px solid', borderColor: 'primary.500' } : {},
              }),
            }}
          />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
