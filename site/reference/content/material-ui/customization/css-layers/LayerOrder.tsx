import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { StyledEngineProvider } from '@mui/material/styles';

/** The weakest selector there is: any other rule of the same layer beats it. */
const css = ':where(.layer-order-demo) { border-radius: 999px; text-transform: none; }';

export default function LayerOrder() {
  const [layered, setLayered] = React.useState(false);
  const Engine = layered ? StyledEngineProvider : React.Fragment;
  const engineProps = layered ? { enableCssLayer: true } : {};

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <style>{css}</style>
      <FormControlLabel
        control={
          <Switch checked={layered} onChange={(event) => setLayered(event.target.checked)} />
        }
        label="Material UI in a layer"
      />
      <Engine {...engineProps}>
        {/* The variable gives both states a class of their own, since rules stay on the page. */}
        <Button
          variant="contained"
          className="layer-order-demo"
          sx={{ '--layered': layered ? 1 : 0 }}
        >
          Styled by plain CSS
        </Button>
      </Engine>
    </Stack>
  );
}
