import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useState } from 'react';
import styles from './one-behavior.module.css';

export default function OneBehavior() {
  const [look, setLook] = useState('soft');

  return (
    <div className={styles.box} data-look={look}>
      <Tabs value={look} onChange={(_, value) => setLook(String(value))}>
        <TabsList className={styles.tabs} aria-label="Look">
          <Tab value="soft">Soft</Tab>
          <Tab value="line">Line</Tab>
          <Tab value="block">Block</Tab>
        </TabsList>
      </Tabs>
      <label className={styles.row}>
        Notifications
        <Switch className={styles.switch} defaultChecked />
      </label>
      <div className={styles.row}>
        Volume
        <Slider className={styles.slider} aria-label="Volume" defaultValue={60} />
      </div>
    </div>
  );
}
