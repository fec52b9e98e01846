import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  [`& .${switchClasses.track}`]: { borderRadius: 4 },
  [`& .${switchClasses.thumb}`]: { borderRadius: 4 },
  [`& .${switchClasses.checked} + .${switchClasses.track}`]: {
    backgroundColor: (theme.vars ?? theme).palette.success.main,
  },
}));

export default function CustomizedSwitch() {
  return (
    <FormControlLabel
      label="Night mode"
      control={
        <SquareSwitch color="success" defaultChecked slotProps={{ input: { role: 'switch' } }} />
      }
    />
  );
}
