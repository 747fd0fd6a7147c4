export const SCIENCE = `
# laboratory
Laboratory Techniques | lab techniques | laboratory skills | laboratory testing | lab technician | laboratory technician | laboratory work | laboratory equipment | laboratory | lab tests | lab testing | lab work | laboratory analysis
Analytical Chemistry | chemical analysis | analytical techniques | instrumental analysis | analytical methods | analytical chemist > Chemistry
Chemistry | chemist | chemical synthesis
HPLC | high performance liquid chromatography > Analytical Chemistry
Spectroscopy | spectrophotometer | spectrophotometry > Analytical Chemistry
Biochemistry | biochemical assays | biochemical | biochemist | proteins
Molecular Biology
Cell Culture | tissue culture | cell biology | cell lines
Microbiology | microbial culture | microbiologist
Biotechnology | biotech | bioengineering | biopharmaceutical
Genetics | genomics | genetic
Immunology | immunoassay | immunoassays
Bioinformatics | computational biology
Formulation | formulation development | drug formulation | product formulation | formulations | dosage forms
Drug Discovery | drug development | pharmaceutical development
Pharmaceutical Manufacturing | pharmaceutical industry | tablet manufacturing
Regulatory Affairs | fda regulations | fda compliance | fda
Quality Control Laboratory | qc laboratory | qc lab
Pathology | clinical pathology | medical laboratory | medical laboratory technology
Chemical Engineering | chemical engineer
Materials Science | composites | materials engineering
Physics | physicist | optics
Mathematics | maths
Environmental Science | environmental studies | soil sampling
Geology | geologist
Agriculture | farming | agricultural
Food Science | food technology | food technologist
Forestry
Research | scientific research | research and development | r&d | researcher | research assistant | research projects
Scientific Writing | research papers | publications in journals | research publications
Sample Preparation | sample collection | sample analysis | specimens | sample testing
Data Collection | collecting data | data gathering | collected data | collect data
Field Work | fieldwork | field research | field support | field operations | field studies | field service | field work experience
Experimental Design
`;
