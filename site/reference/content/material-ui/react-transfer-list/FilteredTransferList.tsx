import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Fig', 'Grape', 'Kiwi', 'Lemon', 'Mango', 'Pear'];

export default function FilteredTransferList() {
  const [word, setWord] = React.useState('');
  const [chosen, setChosen] = React.useState<readonly string[]>(['Fig']);
  const left = fruits.filter(
    (fruit) => !chosen.includes(fruit) && fruit.toLowerCase().includes(word.toLowerCase()),
  );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, width: '100%', maxWidth: 420 }}>
      <div>
        <TextField
          size="small"
          fullWidth
          label={`Filter (${left.length})`}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <List dense aria-label="Fruits" sx={{ height: 180, overflow: 'auto' }}>
          {left.map((fruit) => (
            <ListItem
              key={fruit}
              secondaryAction={
                <Button size="small" aria-label={`Add ${fruit}`} onClick={() => setChosen([...chosen, fruit])}>
                  Add
                </Button>
              }
            >
              {fruit}
            </ListItem>
          ))}
        </List>
      </div>
      <List dense aria-label="Basket">
        <ListSubheader>In the basket: {chosen.length}</ListSubheader>
        {chosen.map((fruit) => (
          <ListItem
            key={fruit}
            secondaryAction={
              <Button
                size="small"
                aria-label={`Remove ${fruit}`}
                onClick={() => setChosen(chosen.filter((other) => other !== fruit))}
              >
                Remove
              </Button>
            }
          >
            {fruit}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
