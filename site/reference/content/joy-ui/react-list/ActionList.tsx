import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const start = ['Minutes of May', 'Minutes of June', 'Minutes of July'];

export default function ActionList() {
  const [files, setFiles] = React.useState<readonly string[]>(start);

  return (
    <List aria-label="Minutes" sx={{ width: 280, minHeight: 150 }}>
      {files.map((file) => (
        <ListItem
          key={file}
          endAction={
            <IconButton
              size="sm"
              color="danger"
              aria-label={`Delete ${file}`}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            >
              <Delete />
            </IconButton>
          }
        >
          <ListItemButton>{file}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
