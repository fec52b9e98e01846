import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import MobileStepper from '@mui/material/MobileStepper';
import Modal from '@mui/material/Modal';
import Snackbar from '@mui/material/Snackbar';
import SpeedDial from '@mui/material/SpeedDial';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useAdConfig } from '../../site/react/ad-config.tsx';
import { useColorMode } from '../../site/react/color-mode.tsx';
import { useDocsConfig } from '../../site/react/docs-config.tsx';
import { colorMode, createColorMode } from '../../site/preferences/color-mode.ts';
import { DURATIONS } from '../../site/theme/constants.ts';
import { DENSE_COMPONENTS } from '../../site/theme/dense.ts';
import { theme } from '../../site/theme/theme.ts';

/** What tests call inside of a page of the built site: the site's own modules, as an island would use them. */
export const probe = { colorMode, createColorMode, useWithoutProvider, drawTheme, drawControls };

Object.assign(window, { probe });

const CONTEXTS = { theme: useColorMode, 'ad config': useAdConfig, 'docs config': useDocsConfig };
const WEIGHTS = ['fontWeightLight', 'fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'] as const;

/** Draws a component that uses a context without its provider; gives the message of what it throws. */
function useWithoutProvider(name: keyof typeof CONTEXTS): Promise<string> {
  const Part: ComponentType = () => JSON.stringify(CONTEXTS[name]());
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown) => resolve(String(error));
    createRoot(addRoot(), { onUncaughtError }).render(<Part />);
  });
}

/** Draws one component of the library per constant of the theme; gives what the theme's own functions answer. */
function drawTheme() {
  createRoot(addRoot()).render(<ThemeProvider theme={theme}>{parts()}</ThemeProvider>);
  const { light, dark } = theme.palette.augmentColor({ color: { main: '#808080' } });
  return {
    // White has a contrast of 3.03 on the first of these greys, and of 2.99 on the second.
    texts: ['#949494', '#959595'].map((grey) => theme.palette.getContrastText(grey)),
    tones: { light, dark },
  };
}

/** Draws controls of the library as they come, and below `.dense` with the defaults of the dense look. */
function drawControls(): void {
  for (const [name, components] of Object.entries({ usual: {}, dense: DENSE_COMPONENTS })) {
    createRoot(addRoot()).render(
      <ThemeProvider theme={createTheme({ components })}>
        <div className={name}>
          <Button>Save</Button>
          <Checkbox />
          <TextField label="Name" />
        </div>
      </ThemeProvider>,
    );
  }
}

function parts(): ReactNode {
  return (
    <>
      <Box id="box" sx={{ p: 1, borderRadius: 1, order: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } }} />
      {Object.entries(DURATIONS).map(([name, duration]) => (
        <Box key={name} className="duration" sx={{ transition: theme.transitions.create('opacity', { duration }) }} />
      ))}
      <Typography id="text" variant="body2">
        Text
      </Typography>
      {WEIGHTS.map((weight) => (
        <Typography key={weight} className="weight" sx={{ fontWeight: weight }}>
          {weight}
        </Typography>
      ))}
      <MobileStepper id="mobile-stepper" steps={2} backButton={null} nextButton={null} />
      <Fab id="fab" />
      <SpeedDial id="speed-dial" ariaLabel="Actions" />
      <AppBar id="app-bar" />
      <Drawer id="drawer" open />
      <Modal id="modal" open>
        <p>Modal</p>
      </Modal>
      <Snackbar id="snackbar" open message="Saved" />
      <Tooltip open title="Help" slotProps={{ popper: { id: 'tooltip' } }}>
        <button type="button">Help</button>
      </Tooltip>
    </>
  );
}

function addRoot(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
