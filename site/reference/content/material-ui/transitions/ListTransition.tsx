import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { TransitionGroup } from 'react-transition-group';

const all = ['Apple', 'Pear', 'Plum', 'Quince'];

export default function ListTransition() {
  const [count, setCount] = React.useState(2);

  return (
    <div>
      <Button disabled={count === all.length} onClick={() => setCount(count + 1)}>
        Add
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Remove
      </Button>
      <List dense>
        <TransitionGroup component={null}>
          {all.slice(0, count).map((fruit) => (
            <Collapse key={fruit} component="li">
              <ListItem component="div">{fruit}</ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </div>
  );
}
