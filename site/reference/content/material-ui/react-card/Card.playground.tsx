import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'elevation', 'raised', 'square'],
} satisfies Controls<typeof Card>;

export default function CardPlayground(props: CardProps) {
  return (
    <Card {...props} sx={{ maxWidth: 320 }}>
      <CardHeader title="Paper lantern" subheader="Ships in two days" />
      <CardContent>Folds flat, and glows evenly with any bulb up to 10 watts.</CardContent>
      <CardActions>
        <Button size="small">Add to cart</Button>
        <Button size="small">Details</Button>
      </CardActions>
    </Card>
  );
}
