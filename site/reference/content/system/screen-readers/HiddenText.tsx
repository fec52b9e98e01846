import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';

const articles = ['Bread without yeast', 'Five soups', 'Salt'];

export default function HiddenText() {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {articles.map((title) => (
        <Box component="li" key={title} sx={{ position: 'relative', py: 0.5 }}>
          {title}.{' '}
          <Link href="#links-that-say-where-they-go">
            Read on
            <Box component="span" sx={visuallyHidden}>
              : {title}
            </Box>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
