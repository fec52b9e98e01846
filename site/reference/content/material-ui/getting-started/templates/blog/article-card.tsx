import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Article } from './data';

export default function ArticleCard({ title, subject, lead, author, colors }: Article) {
  return (
    <Card variant="outlined" sx={{ height: 1 }}>
      <CardActionArea href="#blog" sx={{ height: 1 }}>
        <Box sx={{ height: 96, background: `linear-gradient(160deg, ${colors})` }} />
        <CardContent>
          <Typography variant="overline">{subject}</Typography>
          <Typography variant="h6" component="p">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {lead}
          </Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 14, color: '#fff', bgcolor: '#37474f' }}>
              {author[0]}
            </Avatar>
            <Typography variant="caption">{author}</Typography>
          </Stack>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
