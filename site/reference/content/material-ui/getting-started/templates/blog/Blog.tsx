import * as React from 'react';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArticleCard from './article-card';
import { articles, subjects } from './data';

export default function Blog() {
  const [subject, setSubject] = React.useState('All');
  const shown = articles.filter((article) => subject === 'All' || article.subject === subject);

  return (
    <>
      <CssBaseline />
      <Container sx={{ py: 4 }}>
        <Typography variant="h4" component="p" gutterBottom>
          The workshop
        </Typography>
        <Stack direction="row" spacing={1} role="group" aria-label="Subject" sx={{ mb: 3 }}>
          {['All', ...subjects].map((name) => (
            <Chip
              key={name}
              label={name}
              aria-pressed={name === subject}
              variant={name === subject ? 'filled' : 'outlined'}
              onClick={() => setSubject(name)}
            />
          ))}
        </Stack>
        <Grid container spacing={2}>
          {shown.map((article) => (
            <Grid key={article.title} size={{ xs: 12, sm: 6, md: 4 }}>
              <ArticleCard {...article} />
            </Grid>
          ))}
        </Grid>
        <Typography role="status" variant="caption" sx={{ display: 'block', mt: 2 }}>
          {shown.length} articles
        </Typography>
      </Container>
    </>
  );
}
