import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const paragraphs = Array.from({ length: 8 }, (_, at) => `Paragraph ${at + 1} of a long article.`);

export default function ScrollingAppBar() {
  const [target, setTarget] = React.useState<HTMLElement>();
  const isScrolledDown = useScrollTrigger({ target });

  return (
    <Box
      ref={(node: HTMLElement | null) => setTarget(node ?? undefined)}
      tabIndex={0}
      role="region"
      aria-label="Article"
      sx={{ width: '100%', height: 240, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Slide appear={false} direction="down" in={!isScrolledDown}>
        <AppBar position="sticky" component="div">
          <Toolbar>Scroll down to hide this bar</Toolbar>
        </AppBar>
      </Slide>
      <Box sx={{ p: 2 }}>
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ mb: 3 }}>
            {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
